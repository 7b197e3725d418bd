import { describe, expect, it } from "vitest";
import { formatAmount, parseAmount } from "../../src/domain/money/amount.ts";

describe("formatAmount", () => {
  it.each([
    [12992n, "EUR", "129.92 EUR"],
    [5n, "EUR", "0.05 EUR"],
    [0n, "EUR", "0.00 EUR"],
    [1_000_000n, "BTC", "0.01 BTC"],
    [1n, "BTC", "0.00000001 BTC"],
    [1_234_567_890_123_456_789n, "ETH", "1.234567890123456789 ETH"],
    [123_456_700n, "EUR", "1\u202f234\u202f567.00 EUR"],
  ])("writes %s of the smallest unit of %s as people write it", (units, currency, text) => {
    expect(formatAmount(units, currency)).toBe(text);
  });
});

describe("parseAmount", () => {
  it.each([
    ["250", "EUR", 25000n],
    ["129.92", "EUR", 12992n],
    [" 0.001 ", "BTC", 100_000n],
    ["1.10000", "EUR", 110n],
    ["0.000000000000000001", "ETH", 1n],
  ])("reads %s %s exactly", (text, currency, units) => {
    expect(parseAmount(text, currency)).toBe(units);
  });

  it.each([
    ["nothing", ""],
    ["no number", "much"],
    ["a negative amount", "-5"],
    ["zero", "0.00"],
    ["what is finer than a cent", "0.001"],
    ["an exponent", "1e3"],
    ["a comma", "1,50"],
    ["more decimals than any amount has, which would take long to look through", `1.${"0".repeat(31)}`],
  ])("refuses %s", (_what, text) => {
    expect(parseAmount(text, "EUR")).toBeUndefined();
  });
});
