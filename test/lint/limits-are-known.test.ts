import { expect, it } from "vitest";
import { lintWith } from "./lint-with.ts";

const lint = lintWith("limits-are-known");

it("wants the limit of `after` in x-limits", () => {
  expect(lint({ "/components/schemas/ThingStatus/x-transitions/rows/2/after": "thingLife" })).toEqual([
    "/components/schemas/ThingStatus/x-transitions/rows/2/after: thingLife is not in `x-limits`: correct the name, or add the limit.",
  ]);
});

it("wants a limit to wait for in seconds", () => {
  expect(lint({ "/components/schemas/ErrorCode/x-errors/TOO_MANY/retryAfter/limit": "things" })).toEqual([
    "/components/schemas/ErrorCode/x-errors/TOO_MANY/retryAfter/limit: things is no span of time: name a limit whose unit is seconds.",
  ]);
});
