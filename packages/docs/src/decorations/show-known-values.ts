import { isString, type JsonObject, listAt, textAt } from "../json.ts";
import { codes } from "../markdown/code.ts";
import { resolve } from "../resolve.ts";
import { rewrite } from "../walk.ts";

/** Lists the known values of open lists. Redoc would show an `enum`, which promises that nothing else ever comes. */
export function showKnownValues(document: JsonObject): JsonObject {
  return rewrite(document, (node) => {
    // A reference whose text stands as it is inherits the list with the text.
    if (isString(node.$ref) && !isString(node.description)) return node;
    const values = listAt(resolve(document, node), "x-extensible-enum").filter(isString);
    if (values.length === 0) return node;
    const label = values.length === 1 ? "Known value" : "Known values";
    return {
      ...node,
      description: `${textAt(node, "description").trim()}\n\n${label}: ${codes(values)}. More may come.`,
    };
  });
}
