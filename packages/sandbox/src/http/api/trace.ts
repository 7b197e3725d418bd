/** What is found out about a call along the way, for the request log. */
export interface Trace {
  /** The sandbox's time. */
  at: number | null;
  caller: LoggedCaller | null;
  requestBody: Uint8Array | null;
}

export interface LoggedCaller {
  readonly applicationId: string;
  /** Null when the master key was used. */
  readonly userId: string | null;
}

export function newTrace(): Trace {
  return { at: null, caller: null, requestBody: null };
}
