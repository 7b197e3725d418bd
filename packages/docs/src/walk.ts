import { isObject, type Json, type JsonObject } from "./json.ts";

/** Where a node stands: the member names and indexes that lead to it. */
export type Path = readonly string[];

/** What a visitor makes of one object; the members of the answer are visited next. */
export type Visit = (node: JsonObject, path: Path) => JsonObject;

/** Members that hold data of the partner or of our own fields, not parts of the description. */
const OPAQUE = new Set(["example", "examples", "default", "const", "enum"]);

/** Rebuilds a description from the outside in, leaving the original untouched. */
export function rewrite(node: JsonObject, visit: Visit, path: Path = []): JsonObject {
  const visited = visit(node, path);
  return Object.fromEntries(
    Object.entries(visited).map(([member, value]) => [
      member,
      isOpaque(member, path) ? value : rewriteValue(value, visit, [...path, member]),
    ]),
  );
}

function rewriteValue(value: Json, visit: Visit, path: Path): Json {
  if (Array.isArray(value)) return value.map((item, index) => rewriteValue(item, visit, [...path, String(index)]));
  return isObject(value) ? rewrite(value, visit, path) : value;
}

/** A property may well be called `default`; only a keyword of that name is opaque. */
function isOpaque(member: string, path: Path): boolean {
  return member.startsWith("x-") || (OPAQUE.has(member) && !holdsNames(path));
}

const MAPS_OF_NAMES = new Set(["properties", "schemas", "responses", "parameters", "headers", "securitySchemes"]);

/** Whether the members of the node are names that an author chose. */
function holdsNames(path: Path): boolean {
  return MAPS_OF_NAMES.has(path.at(-1) ?? "") && !MAPS_OF_NAMES.has(path.at(-2) ?? "");
}
