const LIMIT_MS = 1000;

/**
 * Waiting for receivers while the clock is advanced: never longer than a second at a time, and not again for one
 * that has already let us wait.
 */
export interface Patience {
  add(url: string, attempt: Promise<void>): void;
  wait(): Promise<void>;
}

export function createPatience(): Patience {
  const hanging = new Set<string>();
  let awaited: { readonly origin: string; readonly attempt: Promise<void> }[] = [];

  return {
    add(url, attempt) {
      const { origin } = new URL(url);
      if (!hanging.has(origin)) awaited.push({ origin, attempt });
    },
    async wait() {
      const open = new Set(awaited);
      awaited = [];
      await withLimit(
        [...open].map(async (one) => {
          await one.attempt;
          open.delete(one);
        }),
      );
      for (const { origin } of open) hanging.add(origin);
    },
  };
}

async function withLimit(attempts: readonly Promise<void>[]): Promise<void> {
  if (attempts.length === 0) return;
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, LIMIT_MS);
  });
  await Promise.race([Promise.allSettled(attempts), limit]);
  clearTimeout(timer);
}
