import { type FixedPrices, isCryptoCurrency, parsePrice } from "../domain/money/prices.ts";

const QUOTE_CURRENCY = "EUR";

/** Throws a TypeError that names what is no price. */
export function readPrices(prices: Readonly<Record<string, string>>): FixedPrices {
  const fixed: { -readonly [Currency in keyof FixedPrices]: FixedPrices[Currency] } = {};
  for (const [ticker, text] of Object.entries(prices)) {
    const currency = ticker.endsWith(QUOTE_CURRENCY) ? ticker.slice(0, -QUOTE_CURRENCY.length) : "";
    const price = parsePrice(text);
    if (!isCryptoCurrency(currency) || price === undefined) throw new TypeError(`${ticker}=${text} is no price`);
    fixed[currency] = price;
  }
  return fixed;
}
