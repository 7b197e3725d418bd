import { expect, it } from "vitest";
import { Place } from "../../openapi/lint/document/place.ts";
import { walk } from "../../openapi/lint/document/walk.ts";

it("a place knows its pointer, with escapes", () => {
  expect(Place.root({ "a/b": { "c~d": 1 } }).at("a/b", "c~d").pointer).toBe("/a~1b/c~0d");
});

it("nothing stands where nothing is, not even what every object inherits", () => {
  expect(Place.root({}).at("toString").exists).toBe(false);
  expect(Place.root({ a: null }).at("a", "b").exists).toBe(false);
});

it("follows references over several hops", () => {
  const root = Place.root({ a: { $ref: "#/b~1c" }, "b/c": { $ref: "#/d" }, d: { type: "string" } });
  expect(root.at("a").follow().pointer).toBe("/d");
});

it.each([
  ["in a circle", { a: { $ref: "#/b" }, b: { $ref: "#/a" } }],
  ["to nothing", { a: { $ref: "#/b" } }],
  ["to another file", { a: { $ref: "other.yaml#/a" } }],
])("finds nothing behind a reference that leads %s", (_where, document) => {
  expect(Place.root(document).at("a").follow().exists).toBe(false);
});

it("walks over what OpenAPI knows, not over data that looks like it", () => {
  const schema = {
    properties: { example: { type: "string" }, value: { type: "string" } },
    examples: [{ properties: {} }],
    default: { properties: {} },
    "x-origin": {},
  };
  expect([...walk(Place.root(schema))].map(({ pointer }) => pointer)).toEqual([
    "/",
    "/properties/example",
    "/properties/value",
  ]);
});
