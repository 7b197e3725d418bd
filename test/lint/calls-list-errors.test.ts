import { expect, it } from "vitest";
import { lintWith } from "./lint-with.ts";

const lint = lintWith("calls-list-errors");

it("wants 404 where the path has a parameter", () => {
  expect(lint({ "/paths/~1things~1{id}/get/responses/404": undefined })).toEqual([
    "/paths/~1things~1{id}/get/responses: getThing has no answer 404: add it.",
  ]);
});

it("wants 429, 500 and default everywhere", () => {
  expect(
    lint({
      "/paths/~1things/post/responses/429": undefined,
      "/paths/~1things/post/responses/500": undefined,
      "/paths/~1things/post/responses/default": undefined,
    }),
  ).toEqual([
    "/paths/~1things/post/responses: createThing has no answer 429: add it.",
    "/paths/~1things/post/responses: createThing has no answer 500: add it.",
    "/paths/~1things/post/responses: createThing has no answer default: add it.",
  ]);
});

it("wants 400 where there is a body", () => {
  expect(lint({ "/paths/~1things/post/responses/400": undefined })).toEqual([
    "/paths/~1things/post/responses: createThing can answer 400 VALIDATION_FAILED: add it to the `x-error-codes` there.",
  ]);
});

it("wants the wrong kind of key refused where one kind is accepted", () => {
  expect(lint({ "/paths/~1things~1{id}/get/security": [{ userKey: [] }] })).toEqual([
    "/paths/~1things~1{id}/get/responses/403: getThing can answer 403 API_KEY_WRONG_KIND: add it to the `x-error-codes` there.",
  ]);
});

it("takes the security of the document where a call has none", () => {
  expect(lint({ "/paths/~1things~1{id}/get/security": undefined })).toEqual([
    "/paths/~1things~1{id}/get/responses/403: getThing can answer 403 API_KEY_WRONG_KIND: add it to the `x-error-codes` there.",
  ]);
});

it("wants a wrong signature refused where one is accepted", () => {
  expect(
    lint({
      "/paths/~1things/post/responses/403/x-error-codes": [
        "API_KEY_MISSING",
        "API_KEY_INVALID",
        "API_KEY_WRONG_KIND",
        "SIGNATURE_MISSING",
      ],
    }),
  ).toEqual([
    "/paths/~1things/post/responses/403: createThing can answer 403 SIGNATURE_INVALID: add it to the `x-error-codes` there.",
    "/paths/~1things/post/responses/403: createThing can answer 403 SIGNATURE_EXPIRED: add it to the `x-error-codes` there.",
  ]);
});
