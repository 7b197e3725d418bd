import type { errors } from "@svc/openapi";

export type ErrorCode = keyof typeof errors;

/**
 * The service says no. Thrown, it undoes everything that the call has done so far; returned from an operation, it
 * is answered all the same but what was written stays (a wrong code costs an attempt).
 */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly details: unknown;
  /** When it is known better than by the catalogue. */
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, details?: unknown, retryAfterSeconds?: number) {
    super(code);
    this.name = "Refusal";
    this.code = code;
    this.details = details;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The request has the right shape but names something that does not exist or does not fit. */
export function invalid(path: string, message: string): Refusal {
  return new Refusal("VALIDATION_FAILED", [{ path, message }]);
}
