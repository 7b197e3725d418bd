import { currencies } from "@svc/openapi";

export type Currency = keyof typeof currencies;
export type CryptoCurrency = Exclude<Currency, "EUR">;

/** Prices are counted in millionths of a euro for one whole unit. */
export const MICROS_PER_EURO = 1_000_000n;
const MICROS_PER_CENT = 10_000n;
const BPS = 10_000n;

export interface Conversion {
  /** What arrives, in the smallest unit of its currency. */
  readonly amount: bigint;
  /** What the house keeps, in cents. */
  readonly feeCents: bigint;
}

export function isCurrency(code: string): code is Currency {
  return Object.hasOwn(currencies, code);
}

function unitsOf(currency: Currency): bigint {
  return 10n ** BigInt(currencies[currency].decimals);
}

/** Crypto to EUR: the fee is in the price, and fractions of a cent stay with the house. */
export function sell(amount: bigint, currency: CryptoCurrency, marketMicros: bigint, priceMicros: bigint): Conversion {
  const toCents = (micros: bigint) => (amount * micros) / (unitsOf(currency) * MICROS_PER_CENT);
  const net = toCents(priceMicros);
  return { amount: net, feeCents: toCents(marketMicros) - net };
}

/** EUR to crypto, likewise. */
export function buy(cents: bigint, currency: CryptoCurrency, feeBps: bigint, priceMicros: bigint): Conversion {
  const amount = (cents * MICROS_PER_CENT * unitsOf(currency)) / priceMicros;
  return { amount, feeCents: (cents * feeBps) / BPS };
}

/** What one unit is worth to somebody who sells it. */
export function sellPrice(marketMicros: bigint, feeBps: bigint, tickMicros: bigint): bigint {
  return roundDown((marketMicros * (BPS - feeBps)) / BPS, tickMicros);
}

/** What one unit costs somebody who buys it. */
export function buyPrice(marketMicros: bigint, feeBps: bigint, tickMicros: bigint): bigint {
  const exact = (marketMicros * BPS) / (BPS - feeBps);
  return roundDown(exact + tickMicros - 1n, tickMicros);
}

export function roundDown(micros: bigint, tickMicros: bigint): bigint {
  return micros - (micros % tickMicros);
}
