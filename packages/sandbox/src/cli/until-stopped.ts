import type { EventEmitter } from "node:events";

const SIGNALS = ["SIGINT", "SIGTERM"] as const;

/** Resolves at the first signal to stop; a second one, of either kind, ends the process at once, as usual. */
export function untilStopped(signals: EventEmitter = process): Promise<void> {
  return new Promise((resolve) => {
    const stop = () => {
      for (const signal of SIGNALS) signals.off(signal, stop);
      resolve();
    };
    for (const signal of SIGNALS) signals.on(signal, stop);
  });
}
