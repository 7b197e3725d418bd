import type { Db } from "../store/db.ts";
import { type ClockState, clocks, findClock, holdClock, moveClock, saveClock } from "../store/tables/clocks.ts";

export type ClockMode = ClockState["mode"];

/** The one clock that everything goes by. It lives in the store, so that all processes on it agree. */
export interface Clock {
  read(db: Db): Promise<ClockState>;
  /** At once when the state is known. */
  now(db: Db): number | Promise<number>;
  setMode(db: Db, mode: ClockMode): Promise<void>;
  /** Never back: what has happened stays in the past. */
  moveTo(db: Db, time: number): Promise<void>;
  /** Reads the state anew; needed when the store's contents were replaced. */
  forget(): void;
}

export interface ClockOptions {
  /** Others may move the clock, so its state is read each time. */
  readonly shared: boolean;
  realNow(): number;
}

export function createClock({ shared, realNow }: ClockOptions): Clock {
  let known: ClockState | undefined;

  async function read(db: Db): Promise<ClockState> {
    if (known) return known;
    const state = await findClock(db);
    if (!state) throw new Error("the store has no clock");
    if (!shared) known = state;
    return state;
  }

  function timeOf(state: ClockState): number {
    return state.mode === "manual" ? state.value : realNow() + state.value;
  }

  async function write(db: Db, state: ClockState): Promise<void> {
    await saveClock(db, state);
    if (!shared) known = state;
  }

  return {
    read,
    now: (db) => (known ? timeOf(known) : read(db).then(timeOf)),
    async setMode(db, mode) {
      await holdClock(db);
      const now = timeOf(await read(db));
      await write(db, { mode, value: mode === "manual" ? now : now - realNow() });
    },
    async moveTo(db, time) {
      const { mode } = await read(db);
      const value = mode === "manual" ? time : time - realNow();
      const moved = await moveClock(db, { mode, value });
      if (moved && !shared) known = { mode, value };
    },
    forget() {
      known = undefined;
    },
  };
}

export async function insertClock(db: Db, mode: ClockMode, now: number): Promise<void> {
  await clocks.insert(db, { mode, value: mode === "manual" ? now : 0 });
}
