import { expect, it } from "vitest";
import { lintWith } from "./lint-with.ts";

const lint = lintWith("scalars-are-named");

it("wants money in a named schema", () => {
  expect(lint({ "/components/schemas/Thing/properties/priceAmount": { type: "string" } })).toEqual([
    "/components/schemas/Thing/properties/priceAmount: priceAmount holds money: `$ref` one of EurCents, SmallestUnitAmount and DecimalPrice.",
  ]);
});

it("wants points in time in a named schema", () => {
  expect(lint({ "/components/schemas/Thing/properties/createdAt": { $ref: "#/components/schemas/ThingId" } })).toEqual([
    "/components/schemas/Thing/properties/createdAt: createdAt holds a point in time: `$ref` one of Timestamp and UnixMillis, or add ThingId to them in openapi/lint/rules/scalars-are-named.ts.",
  ]);
});

it("looks behind `null`", () => {
  expect(lint({ "/components/schemas/Thing/properties/closedAt/oneOf/0": { type: "string" } })).toEqual([
    "/components/schemas/Thing/properties/closedAt: closedAt holds a point in time: `$ref` one of Timestamp and UnixMillis.",
  ]);
});

it("lets a named object hold them", () => {
  expect(
    lint({ "/components/schemas/Thing/properties/price": { $ref: "#/components/schemas/ThingStatusEvent" } }),
  ).toEqual([]);
});

it.each(["sourceAmount", "balance", "svcPrice", "at", "startDate", "timestamp", "dateExpires", "challengeExpiresAt"])(
  "knows the name %s",
  (name) => {
    expect(lint({ [`/components/schemas/Thing/properties/${name}`]: { type: "string" } })).toHaveLength(1);
  },
);
it.each(["status", "attempts", "format", "priceless", "candidate"])("leaves the name %s alone", (name) => {
  expect(lint({ [`/components/schemas/Thing/properties/${name}`]: { type: "string" } })).toEqual([]);
});
