import { expect, it } from "vitest";
import { lintWith } from "./lint-with.ts";

const lint = lintWith("transitions-form-a-lifecycle");

it("lets no row leave a terminal state", () => {
  expect(lint({ "/components/schemas/ThingStatus/x-transitions/rows/1/from": "EXPIRED" })).toEqual([
    "/components/schemas/ThingStatus/x-transitions/rows/1/from: EXPIRED is terminal in ThingStatus, yet this row leaves it: remove one of the two.",
  ]);
});

it("wants a way out of every other state", () => {
  expect(lint({ "/components/schemas/ThingStatus/x-transitions/terminal": ["DONE"] })).toEqual([
    "/components/schemas/ThingStatus/x-transitions: No row leaves EXPIRED of ThingStatus: add one, or list the state under `terminal`.",
  ]);
});

it("wants a way to every state", () => {
  expect(lint({ "/components/schemas/ThingStatus/x-transitions/rows/2/to": "DONE" })).toEqual([
    "/components/schemas/ThingStatus/x-transitions: No way leads from the beginning to EXPIRED of ThingStatus: add the row that does.",
  ]);
});

it("follows the rows in whichever order they stand", () => {
  expect(
    lint({
      "/components/schemas/ThingStatus/x-transitions/rows": [
        { from: "OPEN", to: "EXPIRED" },
        { from: "OPEN", to: "DONE" },
        { from: null, to: "OPEN" },
      ],
    }),
  ).toEqual([]);
});
