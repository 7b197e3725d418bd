import { expect, it } from "vitest";
import { lintWith } from "./lint-with.ts";

const lint = lintWith("fillings-have-origins");
const ANSWER = "/paths/~1things/post/responses/200";

it.each(["It is taken to be round.", "Ten is customary.", "Round ones have been seen.", "It is assumed."])(
  "wants a mark beside a description that says: %s",
  (description) => {
    const finding = `${ANSWER}/description: "\\w+.*" is no promise of the service: add \`x-origin\` beside \`description\`\\.`;
    expect(lint({ [`${ANSWER}/description`]: description, [`${ANSWER}/x-origin`]: undefined })).toEqual([
      expect.stringMatching(finding),
    ]);
  },
);

it("wants a mark beside the meaning of a limit", () => {
  expect(lint({ "/x-limits/thingExpiry": { value: 1, unit: "seconds", meaning: "Customary." } })).toEqual([
    '/x-limits/thingExpiry/meaning: "Customary" is no promise of the service: add `x-origin` beside `meaning`.',
  ]);
});

it("is content with the mark, and with guides, which have none", () => {
  expect(lint({ [`${ANSWER}/description`]: "It is taken to be round." })).toEqual([]);
  expect(lint({ "/tags/0/description": "All of this is assumed.", "/info/description": "It is assumed." })).toEqual([]);
});
