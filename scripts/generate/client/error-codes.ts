import { errorsOf } from "../catalogues/operations.ts";
import { header } from "../code/header.ts";
import { memberName, union } from "../code/literal.ts";
import { listCalls } from "../description/calls.ts";
import type { Description } from "../description/load.ts";

/** Which codes a call can be refused with, of all statuses together. */
export function errorCodes(description: Description): string {
  const members = listCalls(description.document).map((call) => {
    const codes = [...new Set(Object.values(errorsOf(call)).flat())];
    return `  ${memberName(call.id)}: ${union(codes)};\n`;
  });
  return `${header(description)}/** The error codes of each call. */\nexport interface ErrorCodes {\n${members.join("")}}\n`;
}
