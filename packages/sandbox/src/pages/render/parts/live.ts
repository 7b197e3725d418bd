import type { Change } from "../../../events/change.ts";
import { type Html, html } from "../html.ts";

/** A part of a page that the script fetches anew when something of these kinds has changed. */
export function live(
  id: string,
  kinds: readonly (Change["kind"] | "request")[],
  content: Html | readonly Html[],
): Html {
  return html`<div id="${id}" data-live="${kinds.join(" ")}">${content}</div>`;
}
