import type { RetryOptions } from "../types/options.ts";
import { backOff } from "../utils/back-off.ts";
import { requiredWait } from "./required-wait.ts";

/** What decides on another attempt, beside the failure itself. */
export interface PauseContext {
  /** Whether the call only reads. */
  readonly safe: boolean;
  /** How often it has been repeated so far. */
  readonly retries: number;
  readonly retry: RetryOptions | false;
  /** Milliseconds that are left for the call. */
  readonly remainingMs: number;
  readonly random: () => number;
}

const DEFAULTS = { limit: 2, baseDelayMs: 500, maxDelayMs: 10_000 };

/** Milliseconds until the next attempt; `undefined` when there shall be none. */
export function nextPause(
  failure: unknown,
  { safe, retries, retry, remainingMs, random }: PauseContext,
): number | undefined {
  const policy = { ...DEFAULTS, ...retry };
  const required = requiredWait(failure, safe);
  if (!retry || retries >= policy.limit || required === undefined || required > policy.maxDelayMs) return undefined;
  const pause = backOff(retries, required, policy, random);
  // The error that is known now is worth more than the timeout that is sure to come.
  return pause < remainingMs ? pause : undefined;
}
