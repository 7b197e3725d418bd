import { isNamed, SvcError } from "./svc-error.ts";

/**
 * The status says that the call succeeded, but the body is no JSON record: broken, empty, or the page of a proxy or
 * of a wrong `baseUrl`. Unless it only reads, the call has most likely taken effect.
 */
export class SvcResponseError extends SvcError {
  /** HTTP status of the answer. */
  readonly status: number;

  constructor(operation: string, { status }: Response) {
    super(operation, `${operation}: status ${status} without a JSON record`);
    this.status = status;
  }

  override get name(): string {
    return "SvcResponseError";
  }
}

/** Whether a value is a `SvcResponseError`, also one of another copy of this package. */
export function isSvcResponseError(value: unknown): value is SvcResponseError {
  return isNamed(value, "SvcResponseError");
}
