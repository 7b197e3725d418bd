import { type Html, html } from "../html.ts";

export type Tone = "good" | "wait" | "busy" | "bad" | "idle";

const TONES: ReadonlyMap<string, Tone> = new Map([
  ["INITIATING", "busy"],
  ["PENDING", "wait"],
  ["PENDING_CONFIRMATION", "wait"],
  ["ACTIVE", "good"],
  ["FAILED", "bad"],
  ["SUCCESSFUL", "good"],
  ["APPROVED", "good"],
  ["REJECTED", "bad"],
  ["onboarding", "busy"],
  ["pending", "wait"],
  ["connected", "good"],
  ["rejected", "bad"],
  ["delivered", "good"],
  ["exhausted", "bad"],
]);

export function toneOf(status: string): Tone {
  return TONES.get(status) ?? "idle";
}

/** A state, in the colour that it has everywhere. The word says it all; the colour only helps. */
export function pill(status: string, tone: Tone = toneOf(status)): Html {
  return html`<span class="pill ${tone}">${status}</span>`;
}
