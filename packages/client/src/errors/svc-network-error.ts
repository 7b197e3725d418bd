import { isNamed, SvcError } from "./svc-error.ts";

/**
 * No answer arrived: the service could not be reached, or the connection broke. A call that only reads was repeated
 * before; any other one may have taken effect, so look before you send it again. The original error stands in the
 * message and is not kept as `cause`: those of some `fetch` functions hold the request with its key.
 */
export class SvcNetworkError extends SvcError {
  override get name(): string {
    return "SvcNetworkError";
  }
}

/** Whether a value is a `SvcNetworkError`, also one of another copy of this package. */
export function isSvcNetworkError(value: unknown): value is SvcNetworkError {
  return isNamed(value, "SvcNetworkError");
}
