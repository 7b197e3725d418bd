import { integer, nullable, text } from "../column.ts";
import { unique } from "../indexes.ts";
import { defineTable, type RowOf } from "../table.ts";

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
