import { expect, it } from "vitest";
import { lintWith } from "./lint-with.ts";

const lint = lintWith("currencies-are-described");

it("wants every known currency described", () => {
  expect(lint({ "/components/schemas/CurrencyCode/x-extensible-enum": ["EUR", "BTC"] })).toEqual([
    "/components/schemas/CurrencyCode/x-currencies: BTC has no name and no unit: add it to `x-currencies`.",
  ]);
});

it("wants no other described", () => {
  expect(lint({ "/components/schemas/CurrencyCode/x-currencies/BTC": {} })).toEqual([
    "/components/schemas/CurrencyCode/x-currencies/BTC: BTC is no known value: add it to `x-extensible-enum`, or remove it here.",
  ]);
});

it.each([
  ["const", { type: "string", const: "BTC" }, "const"],
  ["enum", { type: "string", enum: ["EUR", "BTC"] }, "enum/1"],
])("wants what a request names as %s to be known", (_keyword, member, place) => {
  expect(lint({ "/components/schemas/RoundThing/properties/sourceCurrency": member })).toEqual([
    `/components/schemas/RoundThing/properties/sourceCurrency/${place}: BTC is no value of CurrencyCode: correct it, or add it there.`,
  ]);
});
