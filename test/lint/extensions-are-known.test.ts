import { expect, it } from "vitest";
import { lintWith } from "./lint-with.ts";

const lint = lintWith("extensions-are-known");

it("knows no field that extensions.md does not explain", () => {
  expect(lint({ "/components/schemas/Thing/x-colour": "red" })).toEqual([
    "/components/schemas/Thing/x-colour: x-colour is not known: explain it in openapi/extensions.md, or remove it.",
  ]);
});

it("wants a field where it means something", () => {
  expect(lint({ "/components/schemas/Thing/x-safe": true })).toEqual([
    "/components/schemas/Thing/x-safe: x-safe means nothing here: openapi/extensions.md says where it may stand.",
  ]);
});

it("knows GET from POST", () => {
  expect(lint({ "/paths/~1things~1{id}/get/x-safe": true })).toEqual([
    "/paths/~1things~1{id}/get/x-safe: x-safe means nothing here: openapi/extensions.md says where it may stand.",
  ]);
});

it("wants the value to fit the schema of the field", () => {
  expect(lint({ "/paths/~1things/post/responses/200/x-origin": "guessed" })).toEqual([
    "/paths/~1things/post/responses/200/x-origin: x-origin does not fit its schema in openapi/extensions.md: it must be equal to one of the allowed values (observed,assumed).",
  ]);
});

it("names the place inside the value", () => {
  expect(lint({ "/components/schemas/ErrorCode/x-errors/TOO_MANY/retry": "soon" })).toContain(
    "/components/schemas/ErrorCode/x-errors/TOO_MANY/retry: x-errors does not fit its schema in openapi/extensions.md: /TOO_MANY/retry must be equal to one of the allowed values (never,after-change,later).",
  );
});

it("follows schemas that refer to another field", () => {
  expect(lint({ "/x-limits/thingExpiry/x-origin": "guessed" })).toEqual([
    "/x-limits/thingExpiry/x-origin: x-limits does not fit its schema in openapi/extensions.md: /thingExpiry/x-origin must be equal to one of the allowed values (observed,assumed).",
  ]);
});

it("takes a member for a member, whatever its name", () => {
  expect(lint({ "/components/schemas/Thing/properties/x-colour": { type: "string", description: "Red." } })).toEqual(
    [],
  );
});
