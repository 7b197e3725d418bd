/** A decimal number without rounding: `digits / scale`. */
export interface Decimal {
  readonly digits: bigint;
  readonly scale: bigint;
}

export function toDecimal(text: string): Decimal {
  const [whole = "", fraction = ""] = text.split(".");
  return { digits: BigInt(whole + fraction), scale: 10n ** BigInt(fraction.length) };
}
