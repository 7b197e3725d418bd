export type Crypto = "BTC" | "ETH" | "USDC" | "USDT" | "POL";
export type Currency = Crypto | "EUR";

export interface Buy {
  readonly type: "FIAT_TO_CRYPTO";
  readonly subtype: "ONCHAIN";
  readonly currency: Crypto;
  /** As the wire format names it. */
  readonly network: string;
  readonly address: string;
}

export interface Sell {
  readonly type: "CRYPTO_TO_FIAT";
  readonly subtype: "ONCHAIN" | "LN";
  readonly currency: "BTC" | "ETH" | "USDC";
  readonly iban: string;
  /** With Lightning: what stands in front of the `@`. */
  readonly username?: string;
}

/** What a connection shall do. */
export type Plan = Buy | Sell;

export const sourceOf = (plan: Plan): Currency => (plan.type === "FIAT_TO_CRYPTO" ? "EUR" : plan.currency);
export const destinationOf = (plan: Plan): Currency => (plan.type === "FIAT_TO_CRYPTO" ? plan.currency : "EUR");

/** Some networks are named after the token, and the same name means different chains. */
const chains: Readonly<Record<Crypto, Readonly<Record<string, string>>>> = {
  BTC: { BTC: "BITCOIN" },
  ETH: { ETH: "ETHEREUM" },
  USDC: { USDC: "ETHEREUM", POLYGON: "POLYGON" },
  USDT: { USDT: "POLYGON", ETH: "ETHEREUM" },
  POL: { POL: "POLYGON", POLYGON: "POLYGON" },
};

export const chainOf = ({ currency, network }: Buy): string => chains[currency][network] ?? "none";
export const networksOf = (currency: Crypto): readonly string[] => Object.keys(chains[currency]);
