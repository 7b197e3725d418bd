/** "stated" is what the service promises itself. */
export type Source = "stated" | "observed" | "assumed";

/** What the docs read of the catalogues of `@svc/openapi`. */
export interface Catalogue {
  readonly errors: Readonly<Record<string, ErrorEntry>>;
  readonly transitions: Readonly<Record<string, Lifecycle>>;
  readonly polling: Readonly<Record<string, Polling>>;
  readonly currencies: Readonly<Record<string, Currency>>;
  readonly combinations: Combinations;
  readonly operations: Readonly<Record<string, Operation>>;
  readonly events: Readonly<Record<string, EventEntry>>;
  readonly limits: Readonly<Record<string, Limit>>;
  readonly webhookDelivery: WebhookDelivery;
}

export interface ErrorEntry {
  readonly status: number;
  readonly meaning: string;
  readonly action: string;
  readonly retry: "never" | "after-change" | "later";
  readonly retryAfterSeconds: number | null;
  readonly mayHaveTakenEffect: boolean;
  readonly origin: Source;
}

export interface Lifecycle {
  readonly states: readonly string[];
  readonly terminal: readonly string[];
  readonly rows: readonly Transition[];
}

export interface Transition {
  readonly from: string | null;
  readonly trigger: string;
  readonly operations: readonly string[];
  readonly condition: string | null;
  readonly to: string;
  readonly afterSeconds: number | null;
  readonly effects: readonly string[];
}

export interface Polling {
  readonly status: string;
  readonly intervalSeconds: { readonly min: number; readonly max: number };
  readonly timeoutSeconds: number | null;
  readonly stopOn: readonly string[];
}

export interface Currency {
  readonly name: string;
  readonly decimals: number;
  readonly smallestUnit: string;
  /** Of the unit. */
  readonly origin: Source;
}

export interface Combinations {
  readonly buy: Readonly<Record<string, { readonly networks: readonly string[]; readonly default: string | null }>>;
  readonly sell: Readonly<Record<string, readonly string[]>>;
  readonly deposit: Readonly<Record<string, readonly string[]>>;
}

export interface Operation {
  readonly keys: readonly string[];
  /** It only reads. */
  readonly safe: boolean;
}

export interface EventEntry {
  readonly idempotencyKey: readonly string[];
}

export interface Limit {
  readonly value: number;
  readonly unit: string;
  readonly meaning: string;
  readonly origin: Source;
}

export interface WebhookDelivery {
  readonly timeoutSeconds: number;
  readonly retryAfterSeconds: readonly number[];
  readonly jitterPercent: number;
  readonly origin: Source;
}
