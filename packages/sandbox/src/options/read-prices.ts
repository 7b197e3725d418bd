import { currencyOfTicker, type FixedPrices, parsePrice } from "../domain/money/prices.ts";

/** Throws a TypeError that names what is no price. */
export function readPrices(prices: Readonly<Record<string, string>>): FixedPrices {
  const fixed: { -readonly [Currency in keyof FixedPrices]: FixedPrices[Currency] } = {};
  for (const [ticker, text] of Object.entries(prices)) {
    const currency = currencyOfTicker(ticker);
    const price = parsePrice(text);
    if (currency === undefined || price === undefined) throw new TypeError(`${ticker}=${text} is no price`);
    fixed[currency] = price;
  }
  return fixed;
}
