export interface OutgoingEvent {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly signal: AbortSignal;
}

/** Either a status, or why there was none. */
export interface Outcome {
  readonly statusCode: number | null;
  readonly error: string | null;
  readonly durationMs: number;
}

/** Never throws: not reaching the receiver is an outcome too. */
export type Send = (event: OutgoingEvent) => Promise<Outcome>;
