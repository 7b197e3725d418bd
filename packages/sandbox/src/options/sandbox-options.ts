/** How a sandbox is made. All of it may be left out. */
export interface SandboxOptions {
  /**
   * `real` (the default) goes with the time of the world; `manual` stands still until it is advanced, which is what
   * tests want.
   */
  readonly clock?: "real" | "manual";
  /** Where a manual clock begins: a Date or an ISO 8601 time; 2026-01-01T00:00:00Z unless given. */
  readonly startAt?: Date | string;
  /** How long connections and orders are under way, in whole seconds from 0 to 3600; 5 unless given. */
  readonly processingSeconds?: number;
  /**
   * Fixed market prices in EUR for one unit, by ticker, as decimal texts: `{ BTCEUR: "90000" }`. Others move with the
   * clock.
   */
  readonly prices?: Readonly<Record<string, string>>;
  /** The service's fee in basis points (hundredths of a per cent), a whole number from 0 to 9999; 150 unless given. */
  readonly feeBps?: number;
  /** What prices, jitter and the first application's keys are made from. The same seed gives the same ones. */
  readonly seed?: string;
  /** Signs the events of the first application by the Standard Webhooks scheme (`whsec_...`); unsigned unless given. */
  readonly webhookSecret?: string;
  /** A file to keep the state in, for one sandbox at a time; otherwise it is in memory. */
  readonly data?: string;
  /**
   * A PostgreSQL address to keep the state in, as `postgres://user:password@host:5432/name`. Any number of sandboxes
   * may share it. Goes before `data`.
   */
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
  /** Whether callbacks may be on loopback and private addresses. They may unless others can reach the sandbox. */
  readonly allowPrivateCallbacks?: boolean;
  /**
   * Takes events in this process instead of sending them over the network. A status from 200 to 299 means that it was
   * received; another one, or whatever is thrown, is tried again later.
   */
  readonly receive?: (request: Request) => Promise<Response>;
  /** Is told, in words for developers, what goes wrong within the sandbox; nothing is printed unless given. */
  readonly onProblem?: (problem: string) => void;
}
