import type { Settings } from "../options/settings.ts";
import type { Db } from "../store/db.ts";
import { type JobKind, jobs } from "../store/tables/jobs.ts";
import type { Change } from "./change.ts";
import { newId } from "./random.ts";

/** One unit of work: a transaction, the instant at which it happens, and what it leaves behind. */
export interface Work {
  readonly db: Db;
  /** The sandbox's time in Unix milliseconds; the same throughout. */
  readonly now: number;
  readonly settings: Settings;
  readonly aftermath: Aftermath;
}

/** What is to be done once the transaction is kept. */
export interface Aftermath {
  readonly changes: Change[];
  /** When the earliest thing falls due that was scheduled here. */
  wakeAt: number;
}

export function newAftermath(): Aftermath {
  return { changes: [], wakeAt: Number.POSITIVE_INFINITY };
}

export function note(work: Work, change: Omit<Change, "at">): void {
  work.aftermath.changes.push({ ...change, at: new Date(work.now).toISOString() });
}

export function wake(work: Work, at: number): void {
  work.aftermath.wakeAt = Math.min(work.aftermath.wakeAt, at);
}

export interface NewJob {
  readonly kind: JobKind;
  readonly userId: string;
  readonly subjectId: string;
  readonly dueAt: number;
}

export async function schedule(work: Work, job: NewJob): Promise<void> {
  await jobs.insert(work.db, { id: newId("job"), ...job, error: null });
  wake(work, job.dueAt);
}
