import { expect, it } from "vitest";
import { lintWith } from "./lint-with.ts";

const lint = lintWith("enums-fit-their-side");

it("wants the values of answers open", () => {
  expect(lint({ "/components/schemas/ThingStatus/enum": ["OPEN"] })).toEqual([
    "/components/schemas/ThingStatus/enum: Only answers or events carry this, and their values may grow: use `x-extensible-enum`.",
  ]);
});

it("wants the values of requests closed", () => {
  expect(lint({ "/components/schemas/SquareThing/properties/side/x-extensible-enum": ["SMALL"] })).toEqual([
    "/components/schemas/SquareThing/properties/side/x-extensible-enum: A request can send this, and requests are closed: use `enum`, in a schema of its own if answers share it.",
  ]);
});

it("wants the values of parameters closed", () => {
  expect(lint({ "/components/schemas/ThingId/x-extensible-enum": ["t1"] })).toEqual([
    "/components/schemas/ThingId/x-extensible-enum: A request can send this, and requests are closed: use `enum`, in a schema of its own if answers share it.",
  ]);
});

it("lets requests and answers share a closed list", () => {
  expect(lint({ "/components/schemas/ThingId/enum": ["t1"] })).toEqual([]);
});
