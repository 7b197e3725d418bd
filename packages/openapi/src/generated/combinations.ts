// Made from openapi/svc.yaml by `pnpm generate`. Change the description, not this file.

/** Which currencies go with which networks, subtypes and blockchains. */
export const combinations = {
  buy: {
    BTC: { networks: ["BTC"], default: "BTC" },
    ETH: { networks: ["ETH"], default: "ETH" },
    USDC: { networks: ["USDC", "POLYGON"], default: null },
    USDT: { networks: ["USDT", "ETH"], default: null },
    POL: { networks: ["POL", "POLYGON"], default: "POLYGON" },
  },
  sell: { BTC: ["ONCHAIN", "LN"], ETH: ["ONCHAIN"], USDC: ["ONCHAIN"] },
  deposit: {
    USDC: ["POLYGON", "ETHEREUM"],
    BTC: ["BITCOIN", "LIGHTNING"],
    ETH: ["ETHEREUM"],
    USDT: ["POLYGON", "ETHEREUM"],
  },
} as const;

/** The cryptocurrency of a connection whose request names none. */
export const defaultCurrency = "BTC" as const;
