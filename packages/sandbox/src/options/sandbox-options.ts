import type { ClockMode } from "../engine/clock.ts";

export interface SandboxOptions {
  /**
   * `real` (the default) goes with the time of the world; `manual` stands still until it is advanced, which is what
   * tests want.
   */
  readonly clock?: ClockMode;
  /** Where a manual clock begins; 2026-01-01T00:00:00Z unless given. */
  readonly startAt?: Date | string;
  /** How long connections and orders are under way; 5 unless given. */
  readonly processingSeconds?: number;
  /** Fixed market prices in EUR, as `{ BTCEUR: "90000" }`; otherwise prices move with the clock. */
  readonly prices?: Readonly<Record<string, string>>;
  /** The service's fee in basis points; 150 unless given. */
  readonly feeBps?: number;
  /** What prices, jitter and the first application's keys are made from. The same seed gives the same ones. */
  readonly seed?: string;
  /** Signs the events of the first application by the Standard Webhooks scheme (`whsec_...`). */
  readonly webhookSecret?: string;
  /** A file to keep the state in; otherwise it is in memory. */
  readonly data?: string;
  /** A PostgreSQL address to keep the state in, which any number of sandboxes may share. */
  readonly database?: string;
  /** Listens on this port (0 for any free one). Without it nothing listens: use `sandbox.fetch`. */
  readonly port?: number;
  /** Listens on this address; 127.0.0.1 unless given. Elsewhere than on loopback, `controlToken` is needed. */
  readonly host?: string;
  /**
   * The address of a proxy in front, as `https://sandbox.example`: links begin with it, and its host is answered. When
   * others can reach it, `controlToken` is needed.
   */
  readonly publicUrl?: string;
  /** Has to accompany control calls, as `Authorization: Bearer`. */
  readonly controlToken?: string;
  /** Callbacks to loopback and private addresses; allowed unless others can reach the sandbox. */
  readonly allowPrivateCallbacks?: boolean;
  /** Takes events in this process instead of sending them over the network. */
  readonly receive?: (request: Request) => Promise<Response>;
  /** Is told what goes wrong within the sandbox; nothing is printed unless given. */
  readonly onProblem?: (problem: string) => void;
}
