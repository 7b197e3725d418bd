import type { Catalogue } from "../catalogue.ts";
import { code } from "../markdown/code.ts";
import { withOrigin } from "../markdown/origin.ts";
import { table } from "../markdown/table.ts";

export function renderCurrencies({ currencies }: Catalogue): string {
  return table(
    ["Code", "Currency", "Smallest unit", "Decimals", "One whole unit is"],
    Object.entries(currencies).map(([symbol, { name, smallestUnit, decimals, origin }]) => [
      code(symbol),
      name,
      withOrigin(smallestUnit, origin),
      String(decimals),
      code(`1${"0".repeat(decimals)}`),
    ]),
  );
}
