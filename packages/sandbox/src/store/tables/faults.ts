import type { Db } from "../db.ts";
import { integer, key, nullable, text } from "../schema/column.ts";
import { index } from "../schema/indexes.ts";
import { defineTable, type RowOf } from "../schema/table.ts";

/** A failure that calls of one operation shall meet. */
export const faults = defineTable(
  "faults",
  {
    id: key,
    operationId: text,
    errorCode: nullable(text),
    statusCode: nullable(integer),
    delayMs: nullable(integer),
    /** How many more calls it hits; null for all. */
    timesLeft: nullable(integer),
  },
  { indexes: [index("faults_operation", ["operationId"])] },
);

export type Fault = RowOf<typeof faults>;

const NOT_SPENT = "(times_left IS NULL OR times_left > 0)";

export const listFaults = faults.lister("ORDER BY seq");
/** Those that calls still meet. */
export const listWaitingFaults = faults.lister(`WHERE ${NOT_SPENT} ORDER BY seq`);
export const findFault = faults.finder(`WHERE operation_id = ? AND ${NOT_SPENT} ORDER BY seq`);

/** Answers false when others have used it up. */
export async function spendFault(db: Db, id: string): Promise<boolean> {
  return (await db.run("UPDATE faults SET times_left = times_left - 1 WHERE id = ? AND times_left > 0", id)) === 1;
}

/** Answers false when there is none. */
export async function removeFault(db: Db, id: string): Promise<boolean> {
  return (await db.run("DELETE FROM faults WHERE id = ?", id)) > 0;
}

export async function removeFaults(db: Db): Promise<void> {
  await db.run("DELETE FROM faults");
}
