import type { ErrorCode, KnownErrorCode } from "../types/error-codes.ts";
import { isNamed, SvcError } from "./svc-error.ts";

/** The service answered, and refused. It is the `error` of a result, and what `unwrap()` throws. */
export class SvcApiError<Code extends string = KnownErrorCode> extends SvcError {
  /** HTTP status of the answer. */
  readonly status: number;
  /** Code to branch on. Expect some that are not known yet, and `undefined` when the answer carried none, as those of proxies do. */
  readonly code: ErrorCode<Code> | undefined;
  /** What the service adds to the code, for example the places of a `VALIDATION_FAILED`. Its shape is not promised. */
  readonly details: unknown;
  /** Seconds to wait before the same call is sent again, as the answer or else the catalogue says; `undefined` when waiting does not help. */
  readonly retryAfter: number | undefined;

  /** @param facts What was read from the answer; `message` is for developers, not for users. */
  constructor(
    operation: string,
    facts: Pick<SvcApiError<Code>, "status" | "code" | "message" | "details" | "retryAfter">,
  ) {
    super(operation, facts.message);
    this.status = facts.status;
    this.code = facts.code;
    this.details = facts.details;
    this.retryAfter = facts.retryAfter;
  }

  override get name(): string {
    return "SvcApiError";
  }
}

/** Whether a value is a `SvcApiError`, also one of another copy of this package. */
export function isSvcApiError(value: unknown): value is SvcApiError {
  return isNamed(value, "SvcApiError");
}
