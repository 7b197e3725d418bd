import type { Clock } from "../types/clock.ts";

/** Resolves after `ms` milliseconds; never, once the signal is aborted: whoever aborts has no use for what comes after. */
export function pause(clock: Clock, ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => signal.addEventListener("abort", clock.after(ms, resolve)));
}
