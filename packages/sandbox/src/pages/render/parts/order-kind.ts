const KINDS: ReadonlyMap<string, string> = new Map([
  ["ONRAMP", "Purchase"],
  ["OFFRAMP", "Sale"],
  ["OFFRAMP_WITHOUT_FIAT_WITHDRAWAL", "Card top-up"],
]);

/** What an order is, in the words of the person whose money it is. */
export function orderKind(type: string): string {
  return KINDS.get(type) ?? type;
}
