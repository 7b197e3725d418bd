import { expect, it } from "vitest";
import { lintWith } from "./lint-with.ts";

const lint = lintWith("titles-are-sentence-case");

it("wants a capital at the beginning", () => {
  expect(lint({ "/paths/~1things/post/summary": "create a thing" })).toEqual([
    '/paths/~1things/post/summary: "create a thing" begins small: begin it with a capital letter.',
  ]);
});

it("wants no full stop", () => {
  expect(lint({ "/paths/~1things/post/summary": "Create a thing." })).toEqual([
    '/paths/~1things/post/summary: "Create a thing." ends like a sentence: remove the last character.',
  ]);
});

it("wants small words", () => {
  expect(lint({ "/paths/~1things/post/summary": "Create a Thing" })).toEqual([
    '/paths/~1things/post/summary: "Create a Thing": only the first word and names have a capital letter. Write thing, or add the name to the rule.',
  ]);
});

it("wants abbreviations in capitals", () => {
  expect(lint({ "/components/schemas/RoundThing/title": "Round iban" })).toEqual([
    '/components/schemas/RoundThing/title: "Round iban": only the first word and names have a capital letter. Write IBAN.',
  ]);
});

it("lets names have their capital", () => {
  expect(lint({ "/components/examples/Round/summary": "What Ana sends over Lightning in EUR" })).toEqual([]);
});
