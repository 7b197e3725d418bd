import { currencies } from "@svc/openapi";

function decimalsOf(currency: string): number {
  const known = Object.entries(currencies).find(([code]) => code === currency);
  return known?.[1].decimals ?? 0;
}

const SHORTEST_FRACTION = 2;

/** From the smallest unit to what people write: `12992` EUR is `129.92 EUR`. */
export function formatAmount(units: bigint, currency: string): string {
  const decimals = decimalsOf(currency);
  const digits = units.toString().padStart(decimals + 1, "0");
  const whole = digits.slice(0, digits.length - decimals).replaceAll(/\B(?=(\d{3})+$)/g, "\u202f");
  const fraction = digits
    .slice(digits.length - decimals)
    .replace(/0+$/, "")
    .padEnd(SHORTEST_FRACTION, "0");
  return `${whole}.${fraction} ${currency}`;
}

/** And back, without rounding; undefined when it is no amount or finer than the smallest unit. */
export function parseAmount(text: string, currency: string): bigint | undefined {
  const parts = /^(\d{1,30})(?:\.(\d{1,30}))?$/.exec(text.trim());
  if (!parts?.[1]) return undefined;
  const decimals = decimalsOf(currency);
  const fraction = (parts[2] ?? "").replace(/0+$/, "");
  if (fraction.length > decimals) return undefined;
  const units = BigInt(parts[1] + fraction.padEnd(decimals, "0"));
  return units > 0n ? units : undefined;
}
