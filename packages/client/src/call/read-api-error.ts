import { SvcApiError } from "../errors/svc-api-error.ts";
import { retryRules } from "../generated/retry-rules.ts";
import type { RetryRule } from "../types/generated-shapes.ts";
import { isObject } from "../utils/is-object.ts";
import { parseRetryAfter } from "../utils/parse-retry-after.ts";

/** Any of it may be missing or of another type. */
interface ErrorBody {
  readonly errorCode?: unknown;
  readonly message?: unknown;
  readonly errorMessage?: unknown;
  readonly errorDetails?: unknown;
}

const rules: Readonly<Record<string, RetryRule>> = retryRules;

/** The rule for a code that goes away by itself; `undefined` for every other one, known or not. */
export function ruleOf(code = ""): RetryRule | undefined {
  return Object.hasOwn(rules, code) ? rules[code] : undefined;
}

/**
 * Makes an error of whatever came back: the service's JSON in either of its spellings, the page of a proxy (whose text
 * is left out), or nothing at all. The status is the answer's own, since `statusCode` in the body may be text or absent.
 */
export function readApiError(operation: string, response: Response, body: unknown, now: number): SvcApiError<string> {
  const { errorCode, message, errorMessage, errorDetails }: ErrorBody = isObject(body) ? body : {};
  const { status, headers } = response;
  const code = errorCode ? String(errorCode) : undefined;
  return new SvcApiError(operation, {
    status,
    code,
    message: String(message || errorMessage || `${operation}: status ${status} without a reason`),
    details: errorDetails,
    retryAfter: parseRetryAfter(headers.get("retry-after"), now) ?? ruleOf(code)?.afterSeconds,
  });
}
