import type { SvcApiError } from "../errors/svc-api-error.ts";
import type { KnownErrorCode } from "./error-codes.ts";

/** The service did what was asked. */
export interface Success<Data> {
  readonly data: Data;
  readonly error?: never;
  /** The answer itself, for its headers. Its body is read already. */
  readonly response: Response;
}

/** The service refused. */
export interface Failure<Code extends string = KnownErrorCode> {
  readonly data?: never;
  readonly error: SvcApiError<Code>;
  /** The answer itself, for its headers. Its body is read already. */
  readonly response: Response;
}

/**
 * What a call resolves with. A call rejects only when there is nothing to hand over: `SvcNetworkError`,
 * `SvcTimeoutError`, `SvcResponseError`, the reason of an aborted signal, or a `TypeError` for a call that makes no sense.
 */
export type CallResult<Data, Code extends string = KnownErrorCode> = Success<Data> | Failure<Code>;
