import { combinations } from "@svc/openapi";
import type { CryptoCurrency } from "../money/money.ts";

export type Chain = "BITCOIN" | "ETHEREUM" | "POLYGON";

/** The wire format names some networks after the token, and the same name means different chains. */
const chains: Readonly<Record<CryptoCurrency, Readonly<Record<string, Chain>>>> = {
  BTC: { BTC: "BITCOIN" },
  ETH: { ETH: "ETHEREUM" },
  USDC: { USDC: "ETHEREUM", POLYGON: "POLYGON" },
  USDT: { USDT: "POLYGON", ETH: "ETHEREUM" },
  POL: { POL: "POLYGON", POLYGON: "POLYGON" },
};

export function chainOf(currency: CryptoCurrency, network: string): Chain {
  const chain = chains[currency][network];
  if (chain === undefined) throw new Error(`no network ${network} for ${currency}`);
  return chain;
}

/** The chain on which an on-chain sell is paid in. */
export const depositChain: Readonly<Record<"BTC" | "ETH" | "USDC", Chain>> = {
  BTC: "BITCOIN",
  ETH: "ETHEREUM",
  USDC: "ETHEREUM",
};

type BuyCurrency = keyof typeof combinations.buy;

export function defaultNetwork(currency: BuyCurrency): string | null {
  return combinations.buy[currency].default;
}
