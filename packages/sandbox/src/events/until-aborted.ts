/** Waits for what cannot be broken off itself, but no longer than until the signal. */
export async function untilAborted<T>(signal: AbortSignal, task: () => Promise<T>): Promise<T> {
  signal.throwIfAborted();
  let giveUp = () => {};
  const aborted = new Promise<never>((_, reject) => {
    giveUp = () => reject(signal.reason);
    signal.addEventListener("abort", giveUp);
  });
  try {
    return await Promise.race([task(), aborted]);
  } finally {
    // What has a listener is kept, also when nobody else remembers it.
    signal.removeEventListener("abort", giveUp);
  }
}
