import { isObject, isString, type JsonObject } from "./json.ts";
import type { Path } from "./walk.ts";

const METHODS = new Set(["get", "put", "post", "delete", "patch", "head", "options", "trace"]);

/** Whether a node of the description is a call or an event, of a path or of a shared path item. */
export function isOperation(node: JsonObject, path: Path): boolean {
  return METHODS.has(path.at(-1) ?? "") && isString(node.operationId) && isObject(node.responses);
}

/** Whether an operation is an event, which the service sends and the partner receives. Calls stand right below their path. */
export function isEvent(path: Path): boolean {
  return path[0] !== "paths" || path.length > 3;
}
