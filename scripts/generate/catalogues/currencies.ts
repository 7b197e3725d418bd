import { constant } from "../code/constant.ts";
import { header } from "../code/header.ts";
import type { Description } from "../description/load.ts";

export function currencies(description: Description): string {
  const described = description.document.components.schemas.CurrencyCode?.["x-currencies"] ?? {};
  const entries = Object.entries(described).map(([code, { name, decimals, smallestUnit, "x-origin": origin }]) => [
    code,
    { name, decimals, smallestUnit, origin: origin ?? "stated" },
  ]);
  return (
    header(description) +
    constant("currencies", "Every currency and the unit its amounts are counted in.", Object.fromEntries(entries)) +
    "\n/** Code of a currency that is known. */\nexport type Currency = keyof typeof currencies;\n"
  );
}
