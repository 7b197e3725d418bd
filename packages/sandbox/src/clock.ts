import type { Db } from "./store/db.ts";
import { type ClockState, clocks, findClock } from "./store/tables/clocks.ts";

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
    await db.run("UPDATE clocks SET mode = ?, value = ?", state.mode, state.value);
    if (!shared) known = state;
  }

  return {
    read,
    now: (db) => (known ? timeOf(known) : read(db).then(timeOf)),
    async setMode(db, mode) {
      // Nobody else moves it between reading and writing.
      await db.run("UPDATE clocks SET mode = mode");
      const now = timeOf(await read(db));
      await write(db, { mode, value: mode === "manual" ? now : now - realNow() });
    },
    async moveTo(db, time) {
      const { mode } = await read(db);
      const value = mode === "manual" ? time : time - realNow();
      // Compared where it is written: of two processes that move it at once, the one that moves it further wins.
      const moved = await db.run("UPDATE clocks SET value = ? WHERE mode = ? AND value < ?", value, mode, value);
      if (moved > 0 && !shared) known = { mode, value };
    },
    forget() {
      known = undefined;
    },
  };
}

export async function insertClock(db: Db, mode: ClockMode, now: number): Promise<void> {
  await clocks.insert(db, { mode, value: mode === "manual" ? now : 0 });
}
