import { expect, it } from "vitest";
import { lintWith } from "./lint-with.ts";

const lint = lintWith("unions-are-exclusive");

it("is content with a tag that one variant requires", () => {
  expect(
    lint({
      "/components/schemas/SquareThing/required": ["side"],
      "/components/schemas/RoundThing/properties/side": {},
    }),
  ).toEqual([]);
});

it("is content with an excluded member that the other variant requires", () => {
  expect(lint({ "/components/schemas/RoundThing/properties/form": { type: "string" } })).toEqual([]);
});

it("wants a pair kept apart", () => {
  expect(
    lint({
      "/components/schemas/RoundThing/properties/form": { type: "string" },
      "/components/schemas/RoundThing/properties/side": {},
    }),
  ).toEqual([
    "/components/schemas/CreateThing/oneOf: A value can fit both RoundThing and SquareThing: give them a `const` of different values that one requires, or exclude a required member of one in the other with `not: {}`.",
  ]);
});

it("sees that a tag is of no use when no variant requires it", () => {
  expect(
    lint({ "/components/schemas/RoundThing/required": ["radius"], "/components/schemas/SquareThing/required": [] }),
  ).toEqual([
    "/components/schemas/CreateThing/oneOf: A value can fit both RoundThing and SquareThing: give them a `const` of different values that one requires, or exclude a required member of one in the other with `not: {}`.",
  ]);
});

it("sees that an excluded member is of no use when the other variant can lack it", () => {
  expect(
    lint({
      "/components/schemas/RoundThing/properties/form": { type: "string" },
      "/components/schemas/SquareThing/required": ["form"],
    }),
  ).toEqual([
    "/components/schemas/CreateThing/oneOf: A value can fit both RoundThing and SquareThing: give them a `const` of different values that one requires, or exclude a required member of one in the other with `not: {}`.",
  ]);
});

it("sees tags that share a value", () => {
  expect(
    lint({
      "/components/schemas/SquareThing/properties/form": { type: "string", enum: ["SQUARE", "ROUND"] },
      "/components/schemas/RoundThing/properties/side": {},
    }),
  ).toEqual([
    "/components/schemas/CreateThing/oneOf: A value can fit both RoundThing and SquareThing: give them a `const` of different values that one requires, or exclude a required member of one in the other with `not: {}`.",
  ]);
});
