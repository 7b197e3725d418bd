import { expect, it } from "vitest";
import { lintWith } from "./lint-with.ts";

const lint = lintWith("members-are-shown");

const note = { type: "string", description: "What the user has noted.", examples: ["for Ana"] };

it("wants a new member in some example", () => {
  expect(lint({ "/components/schemas/Thing/properties/note": note })).toEqual([
    "/components/schemas/Thing/properties/note: No example has note: add it to one of the running story.",
  ]);
  expect(
    lint({
      "/components/schemas/Thing/properties/note": note,
      "/components/examples/Thing/value/note": "for Ana",
    }),
  ).toEqual([]);
});

it("wants each member of a variant in an example of that variant", () => {
  const variant = (name: string) => ({ type: "object", required: [name], properties: { [name]: note } });
  expect(
    lint({
      "/components/schemas/Thing/properties/part": { oneOf: [variant("side"), variant("radius")] },
      "/components/examples/Thing/value/part": { side: "for Ana" },
    }),
  ).toEqual([
    "/components/schemas/Thing/properties/part/oneOf/1/properties/radius: No example has radius: add it to one of the running story.",
  ]);
});

it("leaves requests alone, whose variants differ in few members", () => {
  expect(lint({ "/components/schemas/SquareThing/properties/note": note })).toEqual([]);
});

it("looks into lists and objects", () => {
  const parts = { type: "array", items: { type: "object", properties: { note } } };
  expect(
    lint({
      "/components/schemas/Thing/properties/parts": parts,
      "/components/examples/Thing/value/parts": [{}],
    }),
  ).toEqual([
    "/components/schemas/Thing/properties/parts/items/properties/note: No example has note: add it to one of the running story.",
  ]);
});
