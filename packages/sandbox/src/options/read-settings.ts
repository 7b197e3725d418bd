import {
  DEFAULT_FEE_BPS,
  DEFAULT_PROCESSING_SECONDS,
  DEFAULT_SEED,
  MOST_FEE_BPS,
  MOST_PROCESSING_SECONDS,
} from "./defaults.ts";
import { readPrices } from "./read-prices.ts";
import type { Reach } from "./read-reach.ts";
import type { SandboxOptions } from "./sandbox-options.ts";
import type { Settings } from "./settings.ts";

/** Throws a TypeError that names the option that makes no sense. */
export function readSettings(
  options: SandboxOptions,
  { loopbackOnly, publicUrl }: Pick<Reach, "loopbackOnly"> & Pick<Settings, "publicUrl">,
): Settings {
  const { feeBps = DEFAULT_FEE_BPS, processingSeconds = DEFAULT_PROCESSING_SECONDS } = options;
  return {
    pricing: {
      seed: options.seed ?? DEFAULT_SEED,
      feeBps: BigInt(requireWhole("feeBps", feeBps, MOST_FEE_BPS)),
      fixedPrices: readPrices(options.prices ?? {}),
    },
    processingSeconds: requireWhole("processingSeconds", processingSeconds, MOST_PROCESSING_SECONDS),
    lnDomain: "ln.svc.example",
    allowPrivateCallbacks: options.allowPrivateCallbacks ?? loopbackOnly,
    webhookSecret: options.webhookSecret ?? null,
    publicUrl,
  };
}

function requireWhole(option: string, value: number, most: number): number {
  if (Number.isInteger(value) && value >= 0 && value <= most) return value;
  throw new TypeError(`${option} takes a whole number from 0 to ${most}, not ${value}`);
}
