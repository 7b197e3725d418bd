import type { Currency } from "../state/plan.ts";

const limits: Readonly<Record<Exclude<Currency, "POL">, readonly [least: bigint, most: bigint]>> = {
  EUR: [1_000n, 1_500_000n],
  BTC: [10_000n, 15_000_000n],
  ETH: [3n * 10n ** 15n, 5n * 10n ** 18n],
  USDC: [10_000_000n, 15_000_000_000n],
  USDT: [10_000_000n, 15_000_000_000n],
};

/** The specification leaves the numbers to the service; these are the sandbox's. */
export const limitsOf = (currency: Exclude<Currency, "POL">) => limits[currency];

export const sizes = ["one unit", "too little", "least", "some", "most", "too much"] as const;
export type Size = (typeof sizes)[number];

/** `share` says how much `some` is, in thousandths of the way from the least to the most. */
export function amountOf(currency: Currency, size: Size, share: number): bigint {
  const [least, most] = currency === "POL" ? [1n, 1n] : limits[currency];
  const amounts: Readonly<Record<Size, bigint>> = {
    "one unit": 1n,
    "too little": least - 1n,
    least,
    // Uneven on purpose: something has to be rounded.
    some: least + ((most - least) * BigInt(share)) / 1009n,
    most,
    "too much": most + 1n,
  };
  return amounts[size];
}

export const isAllowed = (size: Size): boolean => size === "least" || size === "some" || size === "most";
