import { SvcApiError } from "../errors/svc-api-error.ts";
import { SvcResponseError } from "../errors/svc-response-error.ts";
import { ruleOf } from "./read-api-error.ts";

/**
 * Milliseconds that must pass before a failed call may be sent again; `undefined` when it must not be.
 * @param safe Whether the call only reads.
 */
export function requiredWait(failure: Error, safe: boolean): number | undefined {
  // The call succeeded and the answer is unreadable: another one would hardly be better.
  if (failure instanceof SvcResponseError) return undefined;
  // No answer: nobody knows whether the call took effect.
  if (!(failure instanceof SvcApiError)) return safe ? 0 : undefined;
  return mayRepeat(failure, safe) ? (failure.retryAfter ?? 0) * 1000 : undefined;
}

function mayRepeat({ code, status }: SvcApiError, safe: boolean): boolean {
  // Without a code, a gateway is speaking. One that limits requests has let nothing through.
  if (!code) return status === 429 || (safe && status >= 500);
  const rule = ruleOf(code);
  return !!rule && (safe || !rule.mayHaveTakenEffect);
}
