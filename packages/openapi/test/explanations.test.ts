import { eventExamples, examples } from "@svc/openapi/examples";
import { validateEvent, validateParameters, validateRequest, validateResponse } from "@svc/openapi/validators";
import { describe, expect, it } from "vitest";

const buy = examples.createConnection.requests.buyUsdcToAddress;
const sell = examples.createConnection.requests.sellLightningToBeneficiary;
const pending = examples.getConnection.responses["200"].buyPending;

describe("a request that fits no variant", () => {
  it.each([
    ["its network", { ...buy, network: "ETH" }, ["/network"], /"USDC", "POLYGON"/],
    [
      "its currency, with all that there are",
      { ...buy, destinationCurrency: "DOGE" },
      ["/destinationCurrency"],
      /"BTC".*"POL"/,
    ],
    ["a subtype that the type does not have", { ...buy, subtype: "LN" }, ["/subtype"], /"ONCHAIN"/],
    ["the type, with both that there are", { ...buy, type: "SWAP" }, ["/type"], /"FIAT_TO_CRYPTO" or "CRYPTO_TO_FIAT"/],
    ["a missing address", { ...buy, destinationAddress: undefined }, ["/destinationAddress"], /is missing/],
    ["a member too much", { ...buy, whitelistedAddressId: "wa_1" }, ["/whitelistedAddressId"], /must be absent/],
    [
      "a member of a member",
      { ...sell, beneficiary: { ...sell.beneficiary, bic: "?" } },
      ["/beneficiary/bic"],
      /pattern/,
    ],
    [
      "a missing member of a member",
      { ...sell, beneficiary: {} },
      ["/beneficiary/iban", "/beneficiary/bic", "/beneficiary/name"],
      /missing/,
    ],
    [
      "all that is wrong at once",
      { ...sell, name: "x", lnAddress: "A" },
      ["/name", "/lnAddress", "/lnAddress"],
      /characters/,
    ],
    ["no object at all", "buy", [""], /must be an object/],
  ])("is explained by %s", (_what, body, places, message) => {
    const violations = validateRequest("createConnection", body);
    expect(violations.map(({ path }) => path)).toEqual(places);
    expect(violations[0]?.message).toMatch(message);
  });
});

it.each([
  ["an unknown direction", { direction: "CRYPTO_TO_CRYPTO" }, "/direction", /"FIAT_TO_CRYPTO" or "CRYPTO_TO_FIAT"/],
  [
    "an unknown currency",
    { direction: "FIAT_TO_CRYPTO", btcAddress: "b".repeat(30), currency: "DOGE" },
    "/currency",
    /"POL"/,
  ],
])("does not take %s for one member too many", (_what, wish, place, message) => {
  const found = validateRequest("connectUser", { email: "ana@example.com", ...wish });
  expect(found.find(({ path }) => path === place)?.message).toMatch(message);
});

it("reports a body that must not be left out, and accepts that of a call which can do without", () => {
  expect(validateRequest("createConnection", undefined)).toEqual([{ path: "", message: "is missing" }]);
  expect(validateRequest("listTransactions", undefined)).toEqual([]);
  expect(validateRequest("cancelStandingOrder", undefined)).toEqual([]);
});

it("reports parameters by place and name", () => {
  expect(validateParameters("getConnection", { path: { id: "1" } })).toEqual([
    { path: "/path/id", message: "must be a UUID" },
  ]);
  expect(validateParameters("getConnectStatus", {})).toEqual([{ path: "/query/email", message: "is missing" }]);
});

it("names both ways of a value that has two", () => {
  const body = { sourceCurrency: "BTC", sourceBlockchain: "LIGHTNING", ipAddress: "localhost" };
  expect(validateRequest("createDepositAddress", body)).toEqual([
    { path: "/ipAddress", message: "must be an IPv4 address or an IPv6 address" },
  ]);
  expect(validateResponse("getConnection", 200, { ...pending, standingOrder: "none" })).toEqual([
    { path: "/standingOrder", message: "must be an object or null" },
  ]);
});

describe("an answer", () => {
  const duplicate = examples.createConnection.responses["409"].DUPLICATE_NAME;

  it("may hold members that are not described", () => {
    expect(validateResponse("getConnection", 200, { ...pending, colour: "blue" })).toEqual([]);
  });

  it("must hold known values, even where the list is open for clients", () => {
    const svcLink = { ...pending.svcLink, status: "PAUSED" };
    expect(validateResponse("getConnection", 200, { ...pending, svcLink })[0]?.path).toBe("/svcLink/status");
  });

  it("must not have a status that the call does not have", () => {
    expect(validateResponse("createConnection", 200, examples.createConnection.responses["202"].buy)).toHaveLength(1);
  });

  it("must not have an error code of another call or another status", () => {
    expect(validateResponse("createConnection", 409, duplicate)).toEqual([]);
    expect(validateResponse("getConnection", 409, duplicate)[0]?.path).toBe("/errorCode");
    expect(validateResponse("createConnection", 400, duplicate).map(({ path }) => path)).toEqual([
      "/errorCode",
      "/statusCode",
    ]);
  });

  it("may have the codes that precede the choice of a call, at their own status only", () => {
    const tooLarge = examples.getRate.responses.default.PAYLOAD_TOO_LARGE;
    expect(validateResponse("getRate", 413, tooLarge)).toEqual([]);
    expect(validateResponse("getRate", 415, { ...tooLarge, statusCode: 415 })).toHaveLength(1);
  });
});

it("counts the characters of a name, not the units of its encoding", () => {
  expect(validateRequest("createConnection", { ...buy, name: "🦊".repeat(50) })).toEqual([]);
  expect(validateRequest("createConnection", { ...buy, name: "🦊".repeat(51) })).toHaveLength(1);
});

it("explains an event by the variant that its direction names", () => {
  const event = { ...eventExamples.connectionStatus.buy, depositIban: undefined };
  expect(validateEvent("connectionStatus", event)).toEqual([{ path: "/depositIban", message: "is missing" }]);
});
