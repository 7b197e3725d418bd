import { isObject, isString, type JsonObject, objectAt, textAt } from "../json.ts";
import { isOrigin, originBadge } from "../markdown/origin.ts";
import { resolve } from "../resolve.ts";
import { type Path, rewrite } from "../walk.ts";

/**
 * Takes what is said about a whole body to its request or response: Redoc shows only what is said about the members.
 * A response has words of its own; there it matters only when the body is not the service's own statement.
 */
export function describeBodies(document: JsonObject): JsonObject {
  return rewrite(document, (node, path) => {
    const schema = bodySchema(document, node);
    const origin = schema["x-origin"];
    if (!isString(schema.description) || isErrorBody(node) || !(isRequest(path) || isOrigin(origin))) return node;
    const badge = isOrigin(origin) ? ` ${originBadge(origin)}` : "";
    const text = `${schema.description.trim()}${badge}`;
    return { ...node, description: `${textAt(node, "description").trim()}\n\n${text}`.trim() };
  });
}

function isRequest(path: Path): boolean {
  return path.at(-1) === "requestBody";
}

function bodySchema(document: JsonObject, node: JsonObject): JsonObject {
  const [media] = Object.values(objectAt(node, "content"));
  return isObject(media) ? resolve(document, media.schema) : {};
}

/** All of these have the same body, which the guide on errors describes. */
function isErrorBody(node: JsonObject): boolean {
  return Array.isArray(node["x-error-codes"]);
}
