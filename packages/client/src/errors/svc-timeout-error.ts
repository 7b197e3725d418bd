import { isNamed, SvcError } from "./svc-error.ts";

/** Which of the two limits was reached: that of one attempt, or that of the whole call with its pauses. */
export type TimeoutScope = "attempt" | "call";

/** The answer took too long. As after a network error, a call that does not only read may have taken effect. */
export class SvcTimeoutError extends SvcError {
  /** Which limit was reached. */
  readonly scope: TimeoutScope;
  /** The limit, in milliseconds. */
  readonly limitMs: number;

  constructor(operation: string, scope: TimeoutScope, limitMs: number) {
    super(operation, `${operation}: the ${scope} took longer than ${limitMs} ms`);
    this.scope = scope;
    this.limitMs = limitMs;
  }

  override get name(): string {
    return "SvcTimeoutError";
  }
}

/** Whether a value is a `SvcTimeoutError`, also one of another copy of this package. */
export function isSvcTimeoutError(value: unknown): value is SvcTimeoutError {
  return isNamed(value, "SvcTimeoutError");
}
