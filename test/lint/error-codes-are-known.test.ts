import { expect, it } from "vitest";
import { lintWith } from "./lint-with.ts";

const lint = lintWith("error-codes-are-known");

it("wants codes on every error answer", () => {
  expect(lint({ "/paths/~1things~1{id}/get/responses/403/x-error-codes": undefined })).toEqual([
    "/paths/~1things~1{id}/get/responses/403: The 403 of getThing does not say which codes it carries: add `x-error-codes`.",
  ]);
});

it("knows the codes of the catalogue only", () => {
  expect(lint({ "/paths/~1things~1{id}/get/responses/403/x-error-codes/0": "API_KEY_LOST" })).toEqual([
    "/paths/~1things~1{id}/get/responses/403/x-error-codes/0: API_KEY_LOST is not in the catalogue: add it to `x-errors` of ErrorCode.",
  ]);
});

it("wants a code under its own status", () => {
  expect(lint({ "/paths/~1things~1{id}/get/responses/403/x-error-codes/0": "THING_NOT_FOUND" })).toEqual([
    "/paths/~1things~1{id}/get/responses/403/x-error-codes/0: THING_NOT_FOUND has status 404 in the catalogue: move it there, it stands under 403.",
  ]);
});

it("wants nothing but codes for any request under default", () => {
  expect(lint({ "/components/responses/NotHandled/x-error-codes/0": "INTERNAL_ERROR" })).toEqual([
    "/components/responses/NotHandled/x-error-codes/0: INTERNAL_ERROR belongs to calls: list it under its status 500, not under default.",
  ]);
});

it("wants codes for any request nowhere else", () => {
  expect(lint({ "/paths/~1things~1{id}/get/responses/404/x-error-codes/0": "ROUTE_NOT_FOUND" })).toEqual([
    "/paths/~1things~1{id}/get/responses/404/x-error-codes/0: ROUTE_NOT_FOUND has `scope: any`: list it under default, not under 404.",
  ]);
});
