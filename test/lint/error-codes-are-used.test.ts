import { expect, it } from "vitest";
import { lintWith } from "./lint-with.ts";

const lint = lintWith("error-codes-are-used");

it("wants no code that no call answers", () => {
  expect(lint({ "/paths/~1things~1{id}/get/responses/404/x-error-codes/0": "TOO_MANY" })).toEqual([
    "/components/schemas/ErrorCode/x-errors/THING_NOT_FOUND: No call answers THING_NOT_FOUND: list it in the `x-error-codes` of one, or remove it.",
  ]);
});
