import type { KnownValue } from "../../../generated/known-values.ts";

const KINDS: Readonly<Record<KnownValue<"TransactionType">, string>> = {
  ONRAMP: "Purchase",
  OFFRAMP: "Sale",
  OFFRAMP_WITHOUT_FIAT_WITHDRAWAL: "Card top-up",
};

/** What an order is, in the words of the person whose money it is. */
export function orderKind(type: KnownValue<"TransactionType">): string {
  return KINDS[type];
}
