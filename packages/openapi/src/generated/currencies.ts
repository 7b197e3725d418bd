// Made from openapi/svc.yaml by `pnpm generate`. Change the description, not this file.

/** Every currency and the unit its amounts are counted in. */
export const currencies = {
  BTC: { name: "Bitcoin", decimals: 8, smallestUnit: "satoshi", origin: "stated" },
  ETH: { name: "Ether", decimals: 18, smallestUnit: "wei", origin: "assumed" },
  USDC: { name: "USD Coin", decimals: 6, smallestUnit: "micro-USDC", origin: "stated" },
  USDT: { name: "Tether", decimals: 6, smallestUnit: "micro-USDT", origin: "assumed" },
  POL: { name: "Polygon", decimals: 18, smallestUnit: "wei", origin: "assumed" },
  EUR: { name: "Euro", decimals: 2, smallestUnit: "cent", origin: "stated" },
} as const;

/** Code of a currency that is known. */
export type Currency = keyof typeof currencies;
