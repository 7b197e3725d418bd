import type { combinations } from "@svc/openapi";
import { formatAmount } from "./amount.ts";

export interface DepositLimits {
  readonly minimum: bigint;
  readonly maximum: bigint;
}

/** What a card can be topped up with, and what buys begin with. */
export type DepositCurrency = keyof typeof combinations.deposit | "EUR";

/** In the smallest unit of the currency; about 10 to 15,000 EUR. The service tells its own with each address. */
const limits: Readonly<Record<DepositCurrency, DepositLimits>> = {
  EUR: { minimum: 1_000n, maximum: 1_500_000n },
  BTC: { minimum: 10_000n, maximum: 15_000_000n },
  ETH: { minimum: 3_000_000_000_000_000n, maximum: 5_000_000_000_000_000_000n },
  USDC: { minimum: 10_000_000n, maximum: 15_000_000_000n },
  USDT: { minimum: 10_000_000n, maximum: 15_000_000_000n },
};

export function isDepositCurrency(code: string): code is DepositCurrency {
  return Object.hasOwn(limits, code);
}

export function depositLimits(currency: DepositCurrency): DepositLimits {
  return limits[currency];
}

/** Why a deposit cannot be converted; null when it can. */
export function checkAmount(amount: bigint, currency: DepositCurrency): string | null {
  const { minimum, maximum } = limits[currency];
  if (amount < minimum) return `below the minimum of ${formatAmount(minimum, currency)}`;
  if (amount > maximum) return `above the maximum of ${formatAmount(maximum, currency)}`;
  return null;
}
