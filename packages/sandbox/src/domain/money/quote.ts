import { buy, buyPrice, type Conversion, type CryptoCurrency, sell, sellPrice } from "./money.ts";
import { type FixedPrices, formatPrice, marketPrice, tickOf } from "./prices.ts";

export interface Pricing {
  readonly seed: string;
  readonly feeBps: bigint;
  readonly fixedPrices: FixedPrices;
}

export interface Quote extends Conversion {
  /** The price that was applied, fees included. */
  readonly price: string;
}

export function quoteRate(
  currency: CryptoCurrency,
  time: number,
  pricing: Pricing,
): { price: string; svcPrice: string } {
  const market = marketPrice(currency, time, pricing.seed, pricing.fixedPrices);
  const net = sellPrice(market, pricing.feeBps, tickOf(currency));
  return { price: formatPrice(market, currency), svcPrice: formatPrice(net, currency) };
}

export function quoteSell(amount: bigint, currency: CryptoCurrency, time: number, pricing: Pricing): Quote {
  const market = marketPrice(currency, time, pricing.seed, pricing.fixedPrices);
  const price = sellPrice(market, pricing.feeBps, tickOf(currency));
  return { ...sell(amount, currency, market, price), price: formatPrice(price, currency) };
}

export function quoteBuy(cents: bigint, currency: CryptoCurrency, time: number, pricing: Pricing): Quote {
  const market = marketPrice(currency, time, pricing.seed, pricing.fixedPrices);
  const price = buyPrice(market, pricing.feeBps, tickOf(currency));
  return { ...buy(cents, currency, pricing.feeBps, price), price: formatPrice(price, currency) };
}
