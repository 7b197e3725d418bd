import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { arrival, departure, type Entry, purchase, sale } from "../../src/domain/money/ledger.ts";
import { buy, buyPrice, sell, sellPrice } from "../../src/domain/money/money.ts";
import { formatPrice, isCryptoCurrency, marketPrice, parsePrice, tickOf } from "../../src/domain/money/prices.ts";

const currencies = ["BTC", "ETH", "USDC", "USDT", "POL"] as const;
const anyCurrency = fc.constantFrom(...currencies);
const anyAmount = fc.bigInt({ min: 0n, max: 10n ** 24n });
const anyTime = fc.integer({ min: 0, max: 4_102_444_800_000 });

function sumsOf(entries: readonly Entry[]): bigint[] {
  const sums = new Map<string, bigint>();
  for (const { currency, amount } of entries) sums.set(currency, (sums.get(currency) ?? 0n) + amount);
  return [...sums.values()];
}

describe("Prices", () => {
  test("are written with as many digits as they have steps, and read back as they were", () => {
    fc.assert(
      fc.property(anyCurrency, anyTime, (currency, time) => {
        const micros = marketPrice(currency, time, "seed", {});
        expect(parsePrice(formatPrice(micros, currency))).toBe(micros);
      }),
    );
  });

  test("stay near where they begin, at all times", () => {
    fc.assert(
      fc.property(anyTime, (time) => {
        const euros = Number(marketPrice("BTC", time, "seed", {})) / 1_000_000;
        expect(euros).toBeGreaterThan(84_000);
        expect(euros).toBeLessThan(96_000);
      }),
    );
  });

  test("move little within a second", () => {
    fc.assert(
      fc.property(anyTime, (time) => {
        const [now, then] = [time, time + 1000].map((at) => Number(marketPrice("ETH", at, "seed", {})));
        expect(Math.abs((then ?? 0) / (now ?? 1) - 1)).toBeLessThan(0.0005);
      }),
    );
  });

  test("depend on the seed", () => {
    expect(marketPrice("BTC", 0, "one", {})).not.toBe(marketPrice("BTC", 0, "other", {}));
  });

  test("can be fixed", () => {
    expect(marketPrice("BTC", 0, "seed", { BTC: 90_000_000_000n })).toBe(90_000_000_000n);
  });

  test.each(["", "abc", "-1", "0", "1.1234567", "1e5", "1."])("%j is no price", (text) => {
    expect(parsePrice(text)).toBeUndefined();
  });

  test("there is none for euros", () => {
    expect(isCryptoCurrency("EUR")).toBe(false);
  });
});

describe("Conversions", () => {
  const market = 90_000_000_000n;

  test("selling pays the price after fees, rounded down", () => {
    const price = sellPrice(market, 150n, tickOf("BTC"));
    expect(price).toBe(88_650_000_000n);
    expect(sell(100_000n, "BTC", market, price)).toEqual({ amount: 8_865n, feeCents: 135n });
    expect(sell(1n, "BTC", market, price)).toEqual({ amount: 0n, feeCents: 0n });
  });

  test("buying costs the price after fees, rounded up", () => {
    const price = buyPrice(market, 150n, tickOf("BTC"));
    expect(price).toBe(91_370_560_000n);
    expect(buy(10_000n, "BTC", 150n, price)).toEqual({ amount: 109_444n, feeCents: 150n });
  });

  test("there and back never leaves more than there was", () => {
    fc.assert(
      fc.property(anyCurrency, fc.bigInt({ min: 1n, max: 10n ** 9n }), anyTime, (currency, cents, time) => {
        const now = marketPrice(currency, time, "seed", {});
        const bought = buy(cents, currency, 150n, buyPrice(now, 150n, tickOf(currency)));
        const sold = sell(bought.amount, currency, now, sellPrice(now, 150n, tickOf(currency)));
        expect(sold.amount).toBeLessThanOrEqual(cents);
        expect(sold.feeCents).toBeGreaterThanOrEqual(0n);
      }),
    );
  });
});

describe("Bookings", () => {
  test("add up to zero in each currency, whatever the amounts", () => {
    fc.assert(
      fc.property(anyCurrency, anyAmount, anyAmount, anyAmount, (currency, crypto, cents, feeCents) => {
        const trade = { userId: "u", currency, crypto, cents, feeCents };
        for (const entries of [
          arrival("u", currency, crypto),
          departure("u", currency, crypto),
          purchase(trade),
          sale(trade, "transit"),
          sale(trade, "balance"),
        ]) {
          expect(sumsOf(entries).every((sum) => sum === 0n)).toBe(true);
        }
      }),
    );
  });
});
