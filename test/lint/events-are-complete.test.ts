import { expect, it } from "vitest";
import { lintWith } from "./lint-with.ts";

const lint = lintWith("events-are-complete");

it("wants an event among the webhooks", () => {
  expect(lint({ "/webhooks": {} })).toEqual([
    "/components/pathItems/thingStatus: thingStatus is missing under `webhooks`: list it there, too.",
  ]);
});

it("wants an event among the callbacks of a call", () => {
  expect(lint({ "/paths/~1things/post/callbacks": undefined })).toEqual([
    "/components/pathItems/thingStatus: thingStatus is the callback of no call: list it in `callbacks` of one.",
  ]);
});

it("sees an event that stands among the components alone", () => {
  expect(lint({ "/webhooks": {}, "/paths/~1things/post/callbacks": undefined })).toEqual([
    "/components/pathItems/thingStatus: thingStatus is missing under `webhooks`: list it there, too.",
    "/components/pathItems/thingStatus: thingStatus is the callback of no call: list it in `callbacks` of one.",
  ]);
});

it("wants to know what identifies a delivery", () => {
  expect(lint({ "/components/pathItems/thingStatus/post/x-idempotency-key": undefined })).toEqual([
    "/components/pathItems/thingStatus/post: thingStatus does not say what identifies a delivery: add `x-idempotency-key`.",
  ]);
});

it("wants members that are always there", () => {
  expect(lint({ "/components/schemas/ThingStatusEvent/required": ["id"] })).toEqual([
    "/components/pathItems/thingStatus/post/x-idempotency-key/1: ThingStatusEvent can lack status: require it there, or choose another member.",
  ]);
});

it("wants one name for an event, wherever it stands", () => {
  const webhooks = { thingChanged: { $ref: "#/components/pathItems/thingStatus" } };
  expect(lint({ "/webhooks": webhooks })).toEqual([
    "/webhooks/thingChanged: thingChanged is defined as thingStatus: give both the same name.",
  ]);
});
