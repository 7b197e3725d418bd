import { knownValues } from "../../generated/control-values.ts";
import type { Db } from "../db.ts";
import { integer, oneOf } from "../schema/column.ts";
import { defineTable, type RowOf } from "../schema/table.ts";

/** One row: the clock that all processes on this store go by. */
export const clocks = defineTable("clocks", {
  mode: oneOf(...knownValues.ClockMode),
  /** The time itself when manual; how far ahead of the real time when real. */
  value: integer,
});

export type ClockState = RowOf<typeof clocks>;

export const findClock = clocks.finder("WHERE seq > 0");

export async function saveClock(db: Db, { mode, value }: ClockState): Promise<void> {
  await db.run("UPDATE clocks SET mode = ?, value = ?", mode, value);
}

/** Until the transaction ends nobody else changes the clock. */
export async function holdClock(db: Db): Promise<void> {
  await db.run("UPDATE clocks SET mode = mode");
}

/**
 * Compared where it is written: of two processes that move the clock at once, the one that moves it further wins.
 * Answers false when it is there already, or has been let go or stopped.
 */
export async function moveClock(db: Db, { mode, value }: ClockState): Promise<boolean> {
  return (await db.run("UPDATE clocks SET value = ? WHERE mode = ? AND value < ?", value, mode, value)) > 0;
}
