import type { Change } from "../../../engine/change.ts";
import { type Html, html } from "../html.ts";

export type LiveKind = Change["kind"] | "request";

/** A part of a page that the script fetches anew when something of these kinds has changed. */
export function live(id: string, kinds: readonly LiveKind[], content: Html | readonly Html[]): Html {
  return html`<div id="${id}" data-live="${kinds.join(" ")}">${content}</div>`;
}
