// Made from openapi/svc.yaml by `pnpm generate`. Change the description, not this file.

/** Every currency and the unit its amounts are counted in. */
export const currencies = {
  BTC: { name: "Bitcoin", decimals: 8, smallestUnit: "satoshi" },
  ETH: { name: "Ether", decimals: 18, smallestUnit: "wei" },
  USDC: { name: "USD Coin", decimals: 6, smallestUnit: "micro-USDC" },
  USDT: { name: "Tether", decimals: 6, smallestUnit: "micro-USDT" },
  POL: { name: "Polygon", decimals: 18, smallestUnit: "wei" },
  EUR: { name: "Euro", decimals: 2, smallestUnit: "cent" },
} as const;

/** Code of a currency that is known. */
export type Currency = keyof typeof currencies;
