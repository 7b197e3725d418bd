import { expect, it } from "vitest";
import { lintWith } from "./lint-with.ts";

const lint = lintWith("polling-stops-on-known-states");

it("wants states where the pointer leads", () => {
  expect(lint({ "/paths/~1things~1{id}/get/x-polling/status": "/id" })).toEqual([
    "/paths/~1things~1{id}/get/x-polling/status: The answer of getThing has no states at /id: correct the pointer.",
  ]);
});

it("stops on states that are known there", () => {
  expect(lint({ "/paths/~1things~1{id}/get/x-polling/stopOn/0": "OVER" })).toEqual([
    "/paths/~1things~1{id}/get/x-polling/stopOn/0: OVER is no state at /status: choose among OPEN, DONE, EXPIRED.",
    "/paths/~1things~1{id}/get/x-polling/stopOn: DONE is never left, so waiting longer is in vain: add it here.",
  ]);
});

it("stops on every state that is never left", () => {
  expect(lint({ "/paths/~1things~1{id}/get/x-polling/stopOn": ["DONE"] })).toEqual([
    "/paths/~1things~1{id}/get/x-polling/stopOn: EXPIRED is never left, so waiting longer is in vain: add it here.",
  ]);
});

it("wants the shorter interval first", () => {
  expect(lint({ "/paths/~1things~1{id}/get/x-polling/intervalSeconds/min": 5 })).toEqual([
    "/paths/~1things~1{id}/get/x-polling/intervalSeconds: The shortest interval, 5, is longer than the longest, 2: swap them.",
  ]);
});
