import type { Clock } from "../types/clock.ts";

/** What may end a task before it is done. */
export interface Limit {
  readonly clock: Clock;
  /** The outer signal. The task ends with its reason. */
  readonly signal: AbortSignal | undefined;
  /** How long the task may take, in milliseconds. */
  readonly ms: number;
  /** What the task ends with when it takes longer. */
  readonly timeoutError: () => Error;
}

/**
 * Runs a task until it is done, aborted or too late, whichever comes first, and does not depend on the task listening
 * to its signal. Written out instead of `AbortSignal.any` and `AbortSignal.timeout`: the former is missing in early
 * releases of Node 20, the latter knows only the real clock.
 */
export async function runWithin<T>(limit: Limit, task: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const { clock, signal: outer, ms, timeoutError } = limit;
  outer?.throwIfAborted();
  const controller = new AbortController();
  const { signal } = controller;
  const ended = new Promise<never>((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
  const abort = (): void => controller.abort(outer?.reason);
  outer?.addEventListener("abort", abort);
  // Timers take a longer delay for none and would fire at once.
  const stopTimer = ms < 2 ** 31 ? clock.after(ms, () => controller.abort(timeoutError())) : undefined;
  try {
    return await Promise.race([ended, task(signal)]);
  } finally {
    outer?.removeEventListener("abort", abort);
    stopTimer?.();
  }
}
