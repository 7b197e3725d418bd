import type { Catalogue } from "./catalogue.ts";
import { lookUp } from "./look-up.ts";
import { renderBuyCombinations, renderDepositCombinations, renderSellCombinations } from "./markers/combinations.ts";
import { renderCurrencies } from "./markers/currencies.ts";
import { renderErrorCatalogue } from "./markers/error-catalogue.ts";
import { renderLifecycle } from "./markers/lifecycle.ts";
import { renderLimits } from "./markers/limits.ts";
import { renderOrigins } from "./markers/origins.ts";
import { renderPolling } from "./markers/polling.ts";
import { renderWebhookDelivery } from "./markers/webhook-delivery.ts";

type Render = (catalogue: Catalogue, argument: string) => string;

const MARKERS: Readonly<Record<string, Render>> = {
  "buy-combinations": renderBuyCombinations,
  currencies: renderCurrencies,
  "deposit-combinations": renderDepositCombinations,
  "error-catalogue": renderErrorCatalogue,
  lifecycle: renderLifecycle,
  limits: renderLimits,
  origins: renderOrigins,
  polling: renderPolling,
  "sell-combinations": renderSellCombinations,
  "webhook-delivery": renderWebhookDelivery,
};

const MARKER = /^(?<indent> *)<!-- generated:(?<name>\S+)(?: (?<argument>\S+))? -->$/gm;

/** Replaces every `<!-- generated:name argument -->`, which stands on a line of its own, in a Markdown text. */
export function fillMarkers(markdown: string, catalogue: Catalogue): string {
  return markdown.replaceAll(MARKER, (_marker, indent: string, name: string, argument = "") =>
    indentLines(lookUp(MARKERS, name)(catalogue, argument), indent),
  );
}

/** What belongs to a list item must stay at its depth. */
function indentLines(text: string, indent: string): string {
  return text.replaceAll(/^(?=.)/gm, indent);
}
