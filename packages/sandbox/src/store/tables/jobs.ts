import type { Db } from "../db.ts";
import { integer, key, nullable, oneOf, text } from "../schema/column.ts";
import { index } from "../schema/indexes.ts";
import { defineTable, type RowOf } from "../schema/table.ts";

/** Work that falls due at an instant of the sandbox's clock. */
export const jobs = defineTable(
  "jobs",
  {
    id: key,
    kind: oneOf("processConnection", "expireConnection", "settleOrder", "decideKyc"),
    userId: text,
    subjectId: text,
    dueAt: integer,
    /** What went wrong when it was done; such a job is kept for whoever looks into it and not tried again. */
    error: nullable(text),
  },
  { indexes: [index("jobs_due", ["dueAt"], "error IS NULL")] },
);

export type Job = RowOf<typeof jobs>;
export type JobKind = Job["kind"];

const DUE = "WHERE error IS NULL AND due_at <= ? ORDER BY due_at, seq LIMIT ?";

/** Where several processes work, what one has taken is passed over by the others. */
export const listDueJobs = {
  sqlite: jobs.lister(DUE),
  postgres: jobs.lister(`${DUE} FOR UPDATE SKIP LOCKED`),
};

export const findNextJob = jobs.finder("WHERE error IS NULL ORDER BY due_at, seq LIMIT 1");

export async function removeJob(db: Db, id: string): Promise<void> {
  await db.run("DELETE FROM jobs WHERE id = ?", id);
}

/** From now on it is not due any more. */
export async function saveJobError(db: Db, id: string, error: string): Promise<void> {
  await db.run("UPDATE jobs SET error = ? WHERE id = ?", error, id);
}
