import { type Html, html } from "../html.ts";

/** What a connection turns into what. */
export function currencyArrow(source: string, destination: string): Html {
  return html`<span class="nowrap">${source} <span aria-hidden="true">→</span><span class="unseen">to</span> ${destination}</span>`;
}
