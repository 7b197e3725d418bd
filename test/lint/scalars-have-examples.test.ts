import { expect, it } from "vitest";
import { lintWith } from "./lint-with.ts";

const lint = lintWith("scalars-have-examples");

it("wants a value of a named scalar", () => {
  expect(lint({ "/components/schemas/EurCents/examples": undefined })).toEqual([
    "/components/schemas/EurCents: EurCents shows no value: add one to `examples`.",
  ]);
});
