import { formatAmount } from "../../../domain/money/amount.ts";
import { type Html, html } from "../html.ts";

/** For tables: never broken over two lines. */
export function amount(units: bigint, currency: string): Html {
  return html`<span class="nowrap">${formatAmount(units, currency)}</span>`;
}
