import { expect, it } from "vitest";
import { lintWith } from "./lint-with.ts";

const lint = lintWith("transitions-name-known-things");

it("knows the states of its schema only", () => {
  expect(
    lint({
      "/components/schemas/ThingStatus/x-transitions/rows/1/to": "GONE",
      "/components/schemas/ThingStatus/x-transitions/terminal/0": "OVER",
    }),
  ).toEqual([
    "/components/schemas/ThingStatus/x-transitions/terminal/0: OVER is no state of ThingStatus: correct it, or add it to `x-extensible-enum`.",
    "/components/schemas/ThingStatus/x-transitions/rows/1/to: GONE is no state of ThingStatus: correct it, or add it to `x-extensible-enum`.",
  ]);
});

it("knows the calls of the document only", () => {
  expect(lint({ "/components/schemas/ThingStatus/x-transitions/rows/0/operations/0": "makeThing" })).toEqual([
    "/components/schemas/ThingStatus/x-transitions/rows/0/operations/0: No call is named makeThing: correct the operationId.",
  ]);
});
