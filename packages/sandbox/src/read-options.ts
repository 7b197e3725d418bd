import type { CryptoCurrency } from "./domain/money.ts";
import { isCryptoCurrency, parsePrice } from "./domain/prices.ts";
import type { SandboxOptions } from "./options.ts";
import { newToken } from "./random.ts";
import type { Seed } from "./seed.ts";
import type { Settings } from "./settings.ts";

const DEFAULT_SEED = "svc-sandbox";
const DEFAULT_START = "2026-01-01T00:00:00.000Z";
const DEFAULT_FEE_BPS = 150;
const DEFAULT_PROCESSING_SECONDS = 5;
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
      feeBps: BigInt(options.feeBps ?? DEFAULT_FEE_BPS),
      fixedPrices: readPrices(options.prices ?? {}),
    },
    processingSeconds: options.processingSeconds ?? DEFAULT_PROCESSING_SECONDS,
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
    startAt: clockMode === "real" ? Date.now() : new Date(options.startAt ?? DEFAULT_START).getTime(),
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
