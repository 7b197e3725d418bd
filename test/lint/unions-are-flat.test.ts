import { expect, it } from "vitest";
import { lintWith } from "./lint-with.ts";

const lint = lintWith("unions-are-flat");

it("wants no allOf", () => {
  expect(lint({ "/components/schemas/Thing/allOf": [] })).toEqual([
    "/components/schemas/Thing/allOf: `allOf` makes trees: write the members out in each variant.",
  ]);
});

it("wants no anyOf of objects", () => {
  expect(lint({ "/components/schemas/CreateThing/anyOf": [{ $ref: "#/components/schemas/RoundThing" }] })).toEqual([
    "/components/schemas/CreateThing/anyOf: Variants may fit together here: use `oneOf`, and keep them apart.",
  ]);
});

it("lets anyOf join formats of a scalar", () => {
  expect(lint({ "/components/schemas/ThingId/anyOf": [{ format: "ipv4" }, { format: "ipv6" }] })).toEqual([]);
});

it("wants variants with names", () => {
  expect(lint({ "/components/schemas/CreateThing/oneOf/0": { type: "object" } })).toEqual([
    "/components/schemas/CreateThing/oneOf/0: This variant has no name: move it to `components.schemas`, and `$ref` it.",
  ]);
});

it("wants no union in a union", () => {
  expect(lint({ "/components/schemas/RoundThing/oneOf": [] })).toEqual([
    "/components/schemas/CreateThing/oneOf/0: RoundThing is a union itself: list its variants here instead.",
  ]);
});
