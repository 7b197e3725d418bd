import type { CryptoCurrency } from "../domain/money/money.ts";
import { isCryptoCurrency, parsePrice } from "../domain/money/prices.ts";
import { newToken } from "../engine/random.ts";
import type { Seed } from "../sandbox/plant-seed.ts";
import type { SandboxOptions } from "./sandbox-options.ts";
import type { Settings } from "./settings.ts";

const DEFAULT_SEED = "svc-sandbox";
const DEFAULT_START = "2026-01-01T00:00:00.000Z";
const DEFAULT_FEE_BPS = 150;
const DEFAULT_PROCESSING_SECONDS = 5;
/** A fee of everything would leave nothing to pay out. */
export const MOST_FEE_BPS = 9_999;
export const MOST_PROCESSING_SECONDS = 3600;
const QUOTE_CURRENCY = "EUR";

interface Surroundings {
  readonly loopbackOnly: boolean;
}

export function readSettings(
  options: SandboxOptions,
  { loopbackOnly, publicUrl }: Surroundings & Pick<Settings, "publicUrl">,
): Settings {
  return {
    pricing: {
      seed: options.seed ?? DEFAULT_SEED,
      feeBps: BigInt(requireWhole("feeBps", options.feeBps ?? DEFAULT_FEE_BPS, MOST_FEE_BPS)),
      fixedPrices: readPrices(options.prices ?? {}),
    },
    processingSeconds: requireWhole(
      "processingSeconds",
      options.processingSeconds ?? DEFAULT_PROCESSING_SECONDS,
      MOST_PROCESSING_SECONDS,
    ),
    lnDomain: "ln.svc.example",
    allowPrivateCallbacks: options.allowPrivateCallbacks ?? loopbackOnly,
    webhookSecret: options.webhookSecret ?? null,
    publicUrl,
  };
}

export function readSeed(options: SandboxOptions, { loopbackOnly }: Surroundings): Seed {
  const clockMode = options.clock ?? "real";
  return {
    clockMode,
    startAt: clockMode === "real" ? Date.now() : readTime("startAt", options.startAt ?? DEFAULT_START),
    // Keys that everybody can work out are fine for as long as nobody else can reach the sandbox.
    keySeed: options.seed ?? (loopbackOnly ? DEFAULT_SEED : newToken()),
  };
}

/** Throws a TypeError that names what is no price. */
export function readPrices(
  prices: Readonly<Record<string, string>>,
): Readonly<Partial<Record<CryptoCurrency, bigint>>> {
  const fixed: Partial<Record<CryptoCurrency, bigint>> = {};
  for (const [ticker, text] of Object.entries(prices)) {
    const currency = ticker.endsWith(QUOTE_CURRENCY) ? ticker.slice(0, -QUOTE_CURRENCY.length) : "";
    const price = parsePrice(text);
    if (!isCryptoCurrency(currency) || price === undefined) throw new TypeError(`${ticker}=${text} is no price`);
    fixed[currency] = price;
  }
  return fixed;
}

function requireWhole(option: string, value: number, most: number): number {
  if (Number.isInteger(value) && value >= 0 && value <= most) return value;
  throw new TypeError(`${option} takes a whole number from 0 to ${most}, not ${value}`);
}

function readTime(option: string, time: Date | string): number {
  const millis = new Date(time).getTime();
  if (Number.isNaN(millis)) throw new TypeError(`${option} takes a Date or an ISO 8601 time, not ${String(time)}`);
  return millis;
}
