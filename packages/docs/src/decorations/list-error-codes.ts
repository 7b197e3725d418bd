import type { Catalogue, ErrorEntry } from "../catalogue.ts";
import { isString, type JsonObject, listAt, textAt } from "../json.ts";
import { lookUp } from "../look-up.ts";
import { code } from "../markdown/code.ts";
import { withOrigin } from "../markdown/origin.ts";
import { rewrite } from "../walk.ts";

/** Says at each error response which codes can occur there, what they mean and what to do. */
export function listErrorCodes(document: JsonObject, { errors }: Catalogue): JsonObject {
  return rewrite(document, (node) => {
    const names = listAt(node, "x-error-codes").filter(isString);
    if (names.length === 0) return node;
    const items = names.map((name) => describe(name, lookUp(errors, name)));
    return { ...node, description: `${textAt(node, "description").trim()}\n\n${items.join("\n")}` };
  });
}

function describe(name: string, entry: ErrorEntry): string {
  return `- ${withOrigin(code(name), entry.origin)}<br> ${entry.meaning} ${entry.action}`;
}
