import { expect, it } from "vitest";
import { lintWith } from "./lint-with.ts";

const lint = lintWith("origins-have-reasons");

it("wants a reason in the description", () => {
  expect(lint({ "/paths/~1things/post/responses/200/description": "The thing." })).toEqual([
    '/paths/~1things/post/responses/200/x-origin: No reason is given for this: say in `description` what the service leaves open, as in "The service does not state ...".',
  ]);
});

it("wants the gap and the service in one sentence", () => {
  expect(lint({ "/paths/~1things/post/responses/200/description": "The service makes it. It has no name." })).toEqual([
    '/paths/~1things/post/responses/200/x-origin: No reason is given for this: say in `description` what the service leaves open, as in "The service does not state ...".',
  ]);
});

it("wants a reason in the meaning of a limit", () => {
  expect(lint({ "/x-limits/thingExpiry/meaning": "It expires." })).toEqual([
    '/x-limits/thingExpiry/x-origin: No reason is given for this: say in `meaning` what the service leaves open, as in "The service does not state ...".',
  ]);
});

it("wants a reason where the catalogue of errors is described", () => {
  expect(lint({ "/components/schemas/ErrorCode/description": "What went wrong." })).toEqual([
    '/components/schemas/ErrorCode/x-errors/API_KEY_MISSING/x-origin: No reason is given for this: say in `description` what the service leaves open, as in "The service does not state ...".',
  ]);
});

it("wants a reason for the delivery of webhooks", () => {
  expect(lint({ "/x-webhook-delivery": { description: "It is repeated.", "x-origin": "assumed" } })).toEqual([
    '/x-webhook-delivery/x-origin: No reason is given for this: say in `description` what the service leaves open, as in "The service does not state ...".',
  ]);
});

it("wants a reason where the currencies are described", () => {
  expect(lint({ "/components/schemas/CurrencyCode/x-currencies/EUR/x-origin": "assumed" })).toEqual([
    '/components/schemas/CurrencyCode/x-currencies/EUR/x-origin: No reason is given for this: say in `description` what the service leaves open, as in "The service does not state ...".',
  ]);
});
