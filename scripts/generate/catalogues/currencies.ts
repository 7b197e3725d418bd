import { constant } from "../code/constant.ts";
import { header } from "../code/header.ts";
import type { Description } from "../description/load.ts";

export function currencies(description: Description): string {
  return (
    header(description) +
    constant(
      "currencies",
      "Every currency and the unit its amounts are counted in.",
      description.document.components.schemas.CurrencyCode?.["x-currencies"] ?? {},
    ) +
    "\n/** Code of a currency that is known. */\nexport type Currency = keyof typeof currencies;\n"
  );
}
