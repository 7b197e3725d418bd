import type { Catalogue } from "../catalogue.ts";
import { code, codes } from "../markdown/code.ts";
import { table } from "../markdown/table.ts";

export function renderBuyCombinations({ combinations }: Catalogue): string {
  return table(
    ["`destinationCurrency`", "`network`", "When you send no `network`"],
    Object.entries(combinations.buy).map(([currency, { networks, default: preset }]) => [
      code(currency),
      codes(networks),
      preset === null ? "the call is refused" : code(preset),
    ]),
  );
}

export function renderSellCombinations({ combinations }: Catalogue): string {
  return table(
    ["`sourceCurrency`", "`subtype`"],
    Object.entries(combinations.sell).map(([currency, subtypes]) => [code(currency), codes(subtypes)]),
  );
}

export function renderDepositCombinations({ combinations }: Catalogue): string {
  return table(
    ["`sourceCurrency`", "`sourceBlockchain`"],
    Object.entries(combinations.deposit).map(([currency, blockchains]) => [code(currency), codes(blockchains)]),
  );
}
