import type { RetryOptions } from "../types/options.ts";
import { requiredWait } from "./required-wait.ts";

/** What decides on another attempt, beside the failure itself. */
export interface RetryContext {
  /** How often the call has been repeated so far. */
  readonly retries: number;
  readonly retry: RetryOptions | false;
  readonly random: () => number;
}

/**
 * Milliseconds until the next attempt; `undefined` when there shall be none. It is what the service asks for, plus a
 * random part of a span that doubles each time, so that clients which failed together do not come back together.
 */
export function nextPause(failure: Error, safe: boolean, { retries, retry, random }: RetryContext): number | undefined {
  const { limit = 2, baseDelayMs = 500, maxDelayMs = 10_000 } = retry || { limit: 0 };
  const required = requiredWait(failure, safe);
  if (retries >= limit || required === undefined || required > maxDelayMs) return undefined;
  return Math.min(maxDelayMs, required + random() * baseDelayMs * 2 ** retries);
}
