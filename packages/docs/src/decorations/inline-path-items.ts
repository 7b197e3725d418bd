import { isString, type JsonObject } from "../json.ts";
import { resolve } from "../resolve.ts";
import { rewrite } from "../walk.ts";

/** Puts events in the place of references to them: Redoc follows none below `callbacks`. */
export function inlinePathItems(document: JsonObject): JsonObject {
  return rewrite(document, (node) =>
    isString(node.$ref) && node.$ref.startsWith("#/components/pathItems/") ? resolve(document, node) : node,
  );
}
