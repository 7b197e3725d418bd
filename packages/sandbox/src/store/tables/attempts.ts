import type { Db } from "../db.ts";
import { integer, nullable, text } from "../schema/column.ts";
import { unique } from "../schema/indexes.ts";
import { defineTable, type RowOf } from "../schema/table.ts";

/** One try at a delivery. Written before it is sent: one without an outcome was cut off and is repeated. */
export const attempts = defineTable(
  "attempts",
  {
    deliveryId: text,
    number: integer,
    at: integer,
    statusCode: nullable(integer),
    error: nullable(text),
    durationMs: nullable(integer),
  },
  { indexes: [unique("attempts_number", ["deliveryId", "number"])] },
);

export type Attempt = RowOf<typeof attempts>;

export const findLastAttempt = attempts.finder("WHERE delivery_id = ? ORDER BY number DESC");
export const listAttempts = attempts.lister("WHERE delivery_id = ? ORDER BY number");

type AttemptOutcome = Pick<Attempt, "statusCode" | "error" | "durationMs">;

export async function saveOutcome(db: Db, deliveryId: string, number: number, outcome: AttemptOutcome): Promise<void> {
  const { statusCode, error, durationMs } = outcome;
  const sql = "UPDATE attempts SET status_code = ?, error = ?, duration_ms = ? WHERE delivery_id = ? AND number = ?";
  await db.run(sql, statusCode, error, durationMs, deliveryId, number);
}
