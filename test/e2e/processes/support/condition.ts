/** Waiting for something to become true; the test's own time limit is the deadline. */
export interface Condition {
  until(condition: () => boolean): Promise<void>;
  /** To be called whenever it may have become true. */
  changed(): void;
}

export function createCondition(): Condition {
  const waiting = new Set<() => void>();
  return {
    until: (condition) =>
      new Promise((resolve) => {
        const look = () => {
          if (!condition()) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
    changed() {
      for (const look of waiting) look();
    },
  };
}
