import type { Message } from "../openapi-fetch.ts";
import type { Redact } from "../utils/redact.ts";
import type { Clock } from "./clock.ts";
import type { OperationTable } from "./generated-shapes.ts";
import type { PolicyOptions } from "./options.ts";

/** What a client sends, with what is known about it. */
export interface Draft extends Message {
  readonly operation: string;
  /** The body as the caller gave it. */
  readonly content: unknown;
}

/** The options of a client after they were checked, and what differs between the two kinds of it. */
export interface Settings extends Required<PolicyOptions> {
  readonly baseUrl: string;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly clock: Clock;
  readonly random: () => number;
  readonly redact: Redact;
  readonly operations: OperationTable;
  /** The headers that prove who is calling. Called anew for each attempt, since a signature carries the time. */
  readonly authorize: (draft: Draft) => Readonly<Record<string, string>>;
}
