const SIGNALS = ["SIGINT", "SIGTERM"] as const;

/** Resolves at the first signal to stop; a second one ends the process at once, as usual. */
export function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of SIGNALS) process.once(signal, () => resolve());
  });
}
