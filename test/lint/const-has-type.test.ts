import { expect, it } from "vitest";
import { lintWith } from "./lint-with.ts";

const lint = lintWith("const-has-type");

it("wants a type beside const", () => {
  expect(lint({ "/components/schemas/RoundThing/properties/form/type": undefined })).toEqual([
    "/components/schemas/RoundThing/properties/form: `const` stands here without `type`: write it beside.",
  ]);
});

it("wants a type beside enum", () => {
  expect(lint({ "/components/schemas/RoundThing/properties/radius/type": undefined })).toEqual([
    "/components/schemas/RoundThing/properties/radius: `enum` stands here without `type`: write it beside.",
  ]);
});
