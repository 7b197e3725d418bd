import type { Place } from "./place.ts";
import { MAPS, walk } from "./walk.ts";

/** Every schema that stands in a description, named or not. */
export function* listSchemas(root: Place): Generator<Place> {
  for (const place of walk(root)) if (isSchema(place)) yield place;
}

/** Every schema that a place leads to, through members, items, variants and `$ref`s, each one once. */
export function* listReachableSchemas(start: Place, visited: Set<string> = new Set()): Generator<Place> {
  for (const place of walk(start.follow())) {
    if (visited.has(place.pointer)) continue;
    visited.add(place.pointer);
    if (place.has("$ref")) yield* listReachableSchemas(place, visited);
    yield place;
  }
}

const SCHEMA_MEMBERS = new Set([
  "additionalProperties",
  "contains",
  "else",
  "if",
  "items",
  "not",
  "propertyNames",
  "schema",
  "then",
  "unevaluatedProperties",
]);

const SCHEMA_COLLECTIONS = new Set([
  "$defs",
  "allOf",
  "anyOf",
  "dependentSchemas",
  "oneOf",
  "patternProperties",
  "prefixItems",
  "properties",
  "schemas",
]);

function isSchema({ path }: Place): boolean {
  const [last = "", before = ""] = path.toReversed();
  return SCHEMA_COLLECTIONS.has(before) || (SCHEMA_MEMBERS.has(last) && !MAPS.has(before));
}
