import type { SandboxOptions } from "@svc/sandbox";

/**
 * A market and a fee that give round numbers: somebody who buys pays 125,000 EUR for a bitcoin, somebody who sells gets
 * 80,000 EUR.
 */
export const ROUND_PRICES: SandboxOptions = { prices: { BTCEUR: "100000" }, feeBps: 2_000 };
