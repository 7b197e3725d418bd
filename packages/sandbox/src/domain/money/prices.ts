import { smoothNoise } from "../noise.ts";
import { SECOND } from "../time.ts";
import { type CryptoCurrency, MICROS_PER_EURO, roundDown } from "./money.ts";

const PERIODS = [7 * 86_400 * SECOND, 86_400 * SECOND, 3_600 * SECOND, 60 * SECOND] as const;
const MILLION = 1_000_000;

interface Market {
  readonly baseMicros: bigint;
  /** How far each of the waves may carry the price, in millionths of it. */
  readonly swings: readonly [week: number, day: number, hour: number, minute: number];
  /** The smallest step of the price. */
  readonly tickMicros: bigint;
}

const CENT = 10_000n;
const HUNDREDTH_OF_A_CENT = 100n;

const markets: Readonly<Record<CryptoCurrency, Market>> = {
  BTC: { baseMicros: 90_000n * MICROS_PER_EURO, swings: [40_000, 12_000, 3_000, 400], tickMicros: CENT },
  ETH: { baseMicros: 3_000n * MICROS_PER_EURO, swings: [50_000, 15_000, 4_000, 500], tickMicros: CENT },
  USDC: { baseMicros: 862_000n, swings: [4_000, 1_500, 300, 50], tickMicros: HUNDREDTH_OF_A_CENT },
  USDT: { baseMicros: 861_500n, swings: [4_000, 1_500, 300, 50], tickMicros: HUNDREDTH_OF_A_CENT },
  POL: { baseMicros: 210_000n, swings: [60_000, 20_000, 5_000, 800], tickMicros: HUNDREDTH_OF_A_CENT },
};

export type FixedPrices = Readonly<Partial<Record<CryptoCurrency, bigint>>>;

export function isCryptoCurrency(code: string): code is CryptoCurrency {
  return Object.hasOwn(markets, code);
}

/** What all prices are in. */
export const QUOTE_CURRENCY = "EUR";

/** The currency that a ticker prices; undefined when it is none. */
export function currencyOfTicker(ticker: string): CryptoCurrency | undefined {
  if (!ticker.endsWith(QUOTE_CURRENCY)) return undefined;
  const code = ticker.slice(0, -QUOTE_CURRENCY.length);
  return isCryptoCurrency(code) ? code : undefined;
}

export function tickOf(currency: CryptoCurrency): bigint {
  return markets[currency].tickMicros;
}

/** The market price at an instant: the same seed and instant give the same price, whatever was asked before. */
export function marketPrice(currency: CryptoCurrency, time: number, seed: string, fixed: FixedPrices): bigint {
  const { baseMicros, swings, tickMicros } = markets[currency];
  const given = fixed[currency];
  if (given !== undefined) return roundDown(given, tickMicros);
  const drift = PERIODS.reduce((sum, period, wave) => {
    const noise = smoothNoise(`${seed}:${currency}:${wave}`, time, period);
    return sum + Math.trunc((noise * (swings[wave] ?? 0)) / MILLION);
  }, 0);
  return roundDown((baseMicros * BigInt(MILLION + drift)) / BigInt(MILLION), tickMicros);
}

/** As the API writes it: a decimal number with as many digits as the price has steps. */
export function formatPrice(micros: bigint, currency: CryptoCurrency): string {
  const digits = tickOf(currency) === CENT ? 2 : 4;
  const fraction = (micros % MICROS_PER_EURO).toString().padStart(6, "0").slice(0, digits);
  return `${micros / MICROS_PER_EURO}.${fraction}`;
}

/** Reads what a person writes (`90000`, `0.8621`); undefined when it is no price. */
export function parsePrice(text: string): bigint | undefined {
  const parts = /^(\d{1,9})(?:\.(\d{1,6}))?$/.exec(text);
  if (!parts?.[1]) return undefined;
  const micros = BigInt(parts[1]) * MICROS_PER_EURO + BigInt((parts[2] ?? "").padEnd(6, "0"));
  return micros > 0n ? micros : undefined;
}
