import { expect, it } from "vitest";
import { lintWith } from "./lint-with.ts";

const lint = lintWith("error-codes-have-examples");

it("wants an example that is named as the code", () => {
  expect(lint({ "/components/responses/Failed/content/application~1json/examples/INTERNAL_ERROR": undefined })).toEqual(
    [
      "/components/responses/Failed/content/application~1json: INTERNAL_ERROR has no example here: add one that is named INTERNAL_ERROR.",
    ],
  );
});

it("wants no example of a code that is not listed", () => {
  expect(
    lint({
      "/components/responses/Failed/content/application~1json/examples/TOO_MANY": {
        $ref: "#/components/examples/TOO_MANY",
      },
    }),
  ).toEqual([
    "/components/responses/Failed/content/application~1json/examples/TOO_MANY: The example TOO_MANY is not in `x-error-codes`: list the code, or remove the example.",
  ]);
});

it("wants the code in the body", () => {
  expect(lint({ "/components/examples/INTERNAL_ERROR/value/errorCode": "TOO_MANY" })).toEqual([
    "/components/examples/INTERNAL_ERROR/value: The example INTERNAL_ERROR must carry `errorCode: INTERNAL_ERROR`.",
  ]);
});

it("wants the status of the catalogue in the body", () => {
  expect(lint({ "/components/examples/INTERNAL_ERROR/value/statusCode": 503 })).toEqual([
    "/components/examples/INTERNAL_ERROR/value: The example INTERNAL_ERROR must carry `statusCode: 500`, as the catalogue says.",
  ]);
});
