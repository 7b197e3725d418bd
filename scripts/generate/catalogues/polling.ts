import { constant } from "../code/constant.ts";
import { header } from "../code/header.ts";
import { listCalls } from "../description/calls.ts";
import type { Description } from "../description/load.ts";

export function polling(description: Description): string {
  const entries = listCalls(description.document).flatMap(({ id, operation }) =>
    operation["x-polling"] === undefined ? [] : [[id, operation["x-polling"]]],
  );
  return (
    header(description) +
    constant(
      "polling",
      "How to poll an operation: where its answer has the state, how often, until when.",
      Object.fromEntries(entries),
    )
  );
}
