import { isObject, type JsonObject, objectAt, textAt } from "../json.ts";
import { isOrigin, originBadge } from "../markdown/origin.ts";
import { resolve } from "../resolve.ts";
import { rewrite } from "../walk.ts";

/** Takes what is said about a whole body to the request or response: Redoc shows only what is said about its members. */
export function describeBodies(document: JsonObject): JsonObject {
  return rewrite(document, (node) => {
    const schema = bodySchema(document, node);
    const text = textAt(schema, "description").trim();
    if (text === "" || isErrorBody(node)) return node;
    const badge = isOrigin(schema["x-origin"]) ? ` ${originBadge(schema["x-origin"])}` : "";
    return { ...node, description: `${textAt(node, "description").trim()}\n\n${text}${badge}`.trim() };
  });
}

function bodySchema(document: JsonObject, node: JsonObject): JsonObject {
  const [media] = Object.values(objectAt(node, "content"));
  return isObject(media) ? resolve(document, media.schema) : {};
}

/** All of these have the same body, which the guide on errors describes. */
function isErrorBody(node: JsonObject): boolean {
  return Array.isArray(node["x-error-codes"]);
}
