import { expect, it } from "vitest";
import { lintWith } from "./lint-with.ts";

const lint = lintWith("descriptions-are-sentences");

it("wants a capital at the beginning", () => {
  expect(lint({ "/components/schemas/Thing/description": "what was made." })).toEqual([
    '/components/schemas/Thing/description: "what was made." is no sentence: begin it with a capital letter and end it with a full stop.',
  ]);
});

it("wants a full stop", () => {
  expect(lint({ "/components/schemas/Thing/description": "What was made" })).toEqual([
    '/components/schemas/Thing/description: "What was made" is no sentence: begin it with a capital letter and end it with a full stop.',
  ]);
});

it("lets a table, code or a marker be last", () => {
  expect(
    lint({
      "/components/schemas/Thing/description": "What was made:\n\n| a | b |",
      "/info/description": "As here:\n\n```\ncode\n```",
    }),
  ).toEqual([]);
});

it("wants more than the name of a schema", () => {
  expect(lint({ "/components/schemas/Thing/description": "A thing." })).toEqual([
    '/components/schemas/Thing/description: "A thing." only repeats the name: say what a reader does not know yet.',
  ]);
});

it("wants more than the name of a call", () => {
  expect(lint({ "/paths/~1things/post/description": "Create a thing." })).toEqual([
    '/paths/~1things/post/description: "Create a thing." only repeats the name: say what a reader does not know yet.',
  ]);
});

it("wants more than the name of a member", () => {
  expect(lint({ "/components/schemas/Thing/properties/currency/description": "The currency." })).toEqual([
    '/components/schemas/Thing/properties/currency/description: "The currency." only repeats the name: say what a reader does not know yet.',
  ]);
});
