import { integer, oneOf } from "../column.ts";
import { defineTable, type RowOf } from "../table.ts";

/** One row: the clock that all processes on this store go by. */
export const clocks = defineTable("clocks", {
  mode: oneOf("real", "manual"),
  /** The time itself when manual; how far ahead of the real time when real. */
  value: integer,
});

export type ClockState = RowOf<typeof clocks>;

export const findClock = clocks.finder("WHERE seq > 0");
