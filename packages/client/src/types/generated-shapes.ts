/** What the client has to know about an operation when it runs. */
export interface Operation {
  readonly id: string;
  /** It only reads, so it may be sent again. */
  readonly safe: boolean;
}

/** The operations that a kind of key opens, by method and path: `"GET /api/v0/..."`. */
export type OperationTable = Readonly<Record<string, Operation>>;

/** How an error that goes away by itself is to be waited for. */
export interface RetryRule {
  readonly afterSeconds?: number;
  /** The call may have taken effect although it failed, so only one that reads may be sent again. */
  readonly mayHaveTakenEffect?: boolean;
}
