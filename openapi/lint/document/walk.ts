import type { Place } from "./place.ts";

/** Members whose own members are named by the writer, so that a name there is no keyword. */
export const MAPS: ReadonlySet<string> = new Set([
  "$defs",
  "callbacks",
  "content",
  "dependentSchemas",
  "encoding",
  "examples",
  "headers",
  "links",
  "parameters",
  "pathItems",
  "paths",
  "patternProperties",
  "properties",
  "requestBodies",
  "responses",
  "schemas",
  "securitySchemes",
  "variables",
  "webhooks",
]);

/** Members that hold data, not description. */
const DATA = new Set(["const", "default", "enum", "example", "security", "value"]);

/** Every object of a description that OpenAPI knows: no maps of names, no example data, nothing inside an x- field. */
export function* walk(place: Place): Generator<Place> {
  yield place;
  for (const child of place.children) {
    const isList = Array.isArray(child.value);
    if (DATA.has(child.key) || child.key.startsWith("x-")) continue;
    if (MAPS.has(child.key) && !isList) yield* walkMap(child);
    else if (isList) yield* walkItems(child);
    else if (isObject(child)) yield* walk(child);
  }
}

function* walkMap(map: Place): Generator<Place> {
  for (const child of map.children) {
    // The expressions of a callback are names, too.
    if (map.key === "callbacks" && !child.has("$ref")) yield* walkMap(child);
    else if (isObject(child)) yield* walk(child);
  }
}

function* walkItems(list: Place): Generator<Place> {
  // As a list, the examples of a schema are data; as a map, those of a media type are described.
  if (list.key === "examples") return;
  for (const item of list.children) if (isObject(item)) yield* walk(item);
}

function isObject(place: Place): boolean {
  return typeof place.value === "object" && place.value !== null && !Array.isArray(place.value);
}
