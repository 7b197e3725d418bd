import type { Message, Send } from "../openapi-fetch.ts";
import type { Redact } from "../utils/redact.ts";
import type { Clock } from "./clock.ts";
import type { OperationTable } from "./generated-shapes.ts";
import type { RetryOptions, TimeoutOptions } from "./options.ts";

/** What a client sends, with what is known about it. */
export interface Draft extends Message {
  readonly operation: string;
  /** The body as the caller gave it. */
  readonly content: unknown;
}

/** The headers that prove who is calling. Made anew for each attempt, since a signature carries the time. */
export type Authorize = (draft: Draft, now: number) => Readonly<Record<string, string>>;

/** What a client works with: its options after they were checked, with every default filled in. */
export interface Settings {
  readonly send: Send;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly clock: Clock;
  readonly random: () => number;
  readonly redact: Redact;
  readonly retry: RetryOptions | false;
  readonly timeout: TimeoutOptions | false;
  readonly operations: OperationTable;
  readonly authorize: Authorize;
}
