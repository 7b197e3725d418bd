import type { Pricing } from "../domain/money/quote.ts";

/** What is decided when a sandbox is made and does not change afterwards. */
export interface Settings {
  readonly pricing: Pricing;
  /** How long connections and orders are under way. */
  readonly processingSeconds: number;
  /** Behind the `@` of Lightning addresses. */
  readonly lnDomain: string;
  /** Callbacks to loopback and private addresses are sent. */
  readonly allowPrivateCallbacks: boolean;
  /** Signs the events of the application that the sandbox begins with. */
  readonly webhookSecret: string | null;
  /** Links in messages and answers begin with it; known once the sandbox listens. */
  publicUrl(): string;
}
