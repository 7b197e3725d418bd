import type { RetryOptions } from "../types/options.ts";

/**
 * Milliseconds to pause before the next attempt: what the service asks for, plus a random part of a span that doubles
 * each time, so that clients which failed together do not come back together.
 */
export function backOff(
  retries: number,
  requiredMs: number,
  retry: Required<RetryOptions>,
  random: () => number,
): number {
  return Math.min(retry.maxDelayMs, requiredMs + random() * retry.baseDelayMs * 2 ** retries);
}
