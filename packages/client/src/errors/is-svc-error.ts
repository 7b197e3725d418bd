import { isObject } from "../utils/is-object.ts";
import type { SvcApiError } from "./svc-api-error.ts";
import { brand } from "./svc-error.ts";
import type { SvcNetworkError } from "./svc-network-error.ts";
import type { SvcResponseError } from "./svc-response-error.ts";
import type { SvcTimeoutError } from "./svc-timeout-error.ts";

/** Whether a value is any error of this package, also one of another copy of it. The guard of each kind tells them apart. */
export function isSvcError(
  value: unknown,
): value is SvcApiError | SvcNetworkError | SvcResponseError | SvcTimeoutError {
  return isObject(value) && brand in value;
}
