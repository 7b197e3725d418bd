import { combinations } from "@svc/openapi";
import type { KnownValue } from "../../generated/control-values.ts";

export type Chain = KnownValue<"Chain">;

type Buys = typeof combinations.buy;
export type BuyCurrency = keyof Buys;
export type SellCurrency = keyof typeof combinations.sell;

type Deposits = typeof combinations.deposit;
/** Where a card can be topped up from. */
export type DepositBlockchain = Deposits[keyof Deposits][number];

/** The wire format names some networks after the token, and the same name means different chains. */
const chains: { readonly [Code in BuyCurrency]: Readonly<Record<Buys[Code]["networks"][number], Chain>> } = {
  BTC: { BTC: "BITCOIN" },
  ETH: { ETH: "ETHEREUM" },
  USDC: { USDC: "ETHEREUM", POLYGON: "POLYGON" },
  USDT: { USDT: "POLYGON", ETH: "ETHEREUM" },
  POL: { POL: "POLYGON", POLYGON: "POLYGON" },
};

export function chainOf(currency: BuyCurrency, network: string): Chain {
  const known: Readonly<Record<string, Chain>> = chains[currency];
  const chain = known[network];
  if (chain === undefined) throw new Error(`no network ${network} for ${currency}`);
  return chain;
}

/** The chain on which an on-chain sell is paid in. */
const depositChains: Readonly<Record<SellCurrency, Chain>> = {
  BTC: "BITCOIN",
  ETH: "ETHEREUM",
  USDC: "ETHEREUM",
};

export function depositChainOf(currency: string): Chain {
  if (!isSellCurrency(currency)) throw new Error(`${currency} cannot be sold`);
  return depositChains[currency];
}

function isSellCurrency(code: string): code is SellCurrency {
  return Object.hasOwn(depositChains, code);
}

export function defaultNetwork(currency: BuyCurrency): string | null {
  return combinations.buy[currency].default;
}
