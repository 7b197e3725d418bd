import { examples } from "@svc/openapi/examples";
import { hasWrongNetwork } from "@svc/openapi/validators";
import { expect, it } from "vitest";

const { buyBtcToAddress, buyUsdcToAddress } = examples.createConnection.requests;
const { withBuyEth } = examples.connectUser.requests;

it("finds a network that does not belong to the currency", () => {
  expect(hasWrongNetwork("createConnection", { ...buyBtcToAddress, network: "POLYGON" })).toBe(true);
  expect(hasWrongNetwork("createConnection", { ...buyUsdcToAddress, network: "ETH" })).toBe(true);
  expect(hasWrongNetwork("connectUser", { ...withBuyEth, network: "POL" })).toBe(true);
});

it("knows that the currency is BTC where none is named", () => {
  const body = { ...buyBtcToAddress, destinationCurrency: undefined, network: "POLYGON" };
  expect(hasWrongNetwork("createConnection", body)).toBe(true);
});

it.each([
  ["fits", buyUsdcToAddress],
  ["is left out", { ...buyUsdcToAddress, network: undefined }],
  ["is one of no currency", { ...buyBtcToAddress, network: "DOGE" }],
  ["is no text", { ...buyBtcToAddress, network: ["POLYGON"] }],
  ["stands beside an unknown currency", { ...buyBtcToAddress, destinationCurrency: "DOGE", network: "POLYGON" }],
  ["stands beside what every object inherits", { ...buyBtcToAddress, destinationCurrency: "toString", network: "ETH" }],
  ["is not all that is wrong", { ...buyBtcToAddress, network: "POLYGON", name: "x" }],
])("leaves a request whose network %s to the validators", (_, body) => {
  expect(hasWrongNetwork("createConnection", body)).toBe(false);
});

it.each([null, undefined, "POLYGON", []])("takes %j for no request", (body) => {
  expect(hasWrongNetwork("createConnection", body)).toBe(false);
});

it("leaves calls alone that name no network", () => {
  expect(hasWrongNetwork("getRate", { ticker: "BTCEUR", network: "POLYGON" })).toBe(false);
});
