import { type Html, html } from "../html.ts";

/** Names and values of one thing; what has no value is left out. */
export function facts(entries: readonly (readonly [name: string, value: Html | string | undefined])[]): Html {
  const known = entries.filter(([, value]) => value !== undefined);
  return html`<dl class="facts">${known.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;
}
