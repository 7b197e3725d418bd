import type { Clock } from "../../src/index.ts";

interface Timer {
  readonly at: number;
  readonly run: () => void;
}

/** A clock that stands still until a test moves it. */
export interface ManualClock extends Clock {
  /** Every delay that was asked for, in milliseconds. */
  readonly delays: readonly number[];
  /** How many timers are running. */
  readonly running: () => number;
  /** Lets time pass, timer by timer, and what they started come to rest. */
  readonly advance: (ms: number) => Promise<void>;
  /** Lets time pass until the promise is settled. Fails when nothing would ever settle it. */
  readonly finish: <T>(promise: Promise<T>) => Promise<T>;
}

/** Rounds of the event loop after which a call that waits for no timer has come to rest. */
const ROUNDS = 20;

export function createManualClock(start = 1_767_225_600_000): ManualClock {
  const timers = new Set<Timer>();
  const delays: number[] = [];
  let now = start;

  const next = (): Timer | undefined => [...timers].sort((one, other) => one.at - other.at)[0];
  const fire = async (timer: Timer): Promise<void> => {
    timers.delete(timer);
    now = timer.at;
    timer.run();
    await rest();
  };

  return {
    delays,
    now: () => now,
    running: () => timers.size,
    after: (ms, run) => {
      const timer = { at: now + ms, run };
      delays.push(ms);
      timers.add(timer);
      return () => timers.delete(timer);
    },
    advance: async (ms) => {
      const end = now + ms;
      await rest();
      for (let timer = next(); timer && timer.at <= end; timer = next()) await fire(timer);
      now = end;
    },
    finish: async (promise) => {
      let settled = false;
      const settle = (): void => {
        settled = true;
      };
      promise.then(settle, settle);
      for (await rest(); !settled; ) {
        const timer = next();
        if (!timer) throw new Error("The promise waits for something that no timer will bring.");
        await fire(timer);
      }
      return promise;
    },
  };
}

async function rest(): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) await new Promise((resolve) => setImmediate(resolve));
}
