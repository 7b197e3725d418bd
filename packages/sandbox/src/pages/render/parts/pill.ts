import type { KnownValue as ControlValue } from "../../../generated/control-values.ts";
import type { KnownValue } from "../../../generated/known-values.ts";
import { type Html, html } from "../html.ts";

export type Tone = "good" | "wait" | "busy" | "bad" | "idle";

type Kyc = "NONE" | "APPROVED" | "REJECTED";

/** Everything that has a state, and every state of it. */
export type State =
  | KnownValue<"ConnectionStatus" | "StandingOrderStatus" | "TransactionStatus" | "ConnectStatus">
  | ControlValue<"WantedDeliveryStatus">
  | Kyc;

/** What is over, and neither good nor bad, has none. */
const TONES: Readonly<Partial<Record<State, Tone>>> = {
  INITIATING: "busy",
  PENDING: "wait",
  PENDING_CONFIRMATION: "wait",
  ACTIVE: "good",
  FAILED: "bad",
  SUCCESSFUL: "good",
  APPROVED: "good",
  REJECTED: "bad",
  onboarding: "busy",
  pending: "wait",
  connected: "good",
  rejected: "bad",
  delivered: "good",
  exhausted: "bad",
};

export function toneOf(state: State): Tone {
  return TONES[state] ?? "idle";
}

/** A state, in the colour that it has everywhere. The word says it all; the colour only helps. */
export function pill(state: State, word: string = state): Html {
  return tonedPill(word, toneOf(state));
}

export function tonedPill(word: string, tone: Tone): Html {
  return html`<span class="pill ${tone}">${word}</span>`;
}
