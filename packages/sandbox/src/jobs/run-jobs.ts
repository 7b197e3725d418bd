import type { Engine } from "../engine/engine.ts";
import type { Work } from "../engine/work.ts";
import { type Job, listDueJobs } from "../store/tables/jobs.ts";
import { runJob } from "./run-job.ts";

export interface Batch {
  readonly until: number;
  /** At most so many jobs. */
  readonly count: number;
  /** Take the clock along, so that it shows the time of the last job done. */
  readonly moveClock: boolean;
  onStart?(job: Job): void;
}

/** Does some due jobs within one transaction, oldest first, and answers how many they were. */
export async function runJobs({ store, clock }: Engine, work: Work, batch: Batch): Promise<number> {
  const due = await listDueJobs[store.kind](work.db, batch.until, batch.count);
  let ran = 0;
  let time = 0;
  for (const job of await keepUnlocked(work, due)) {
    // Something that was scheduled just now comes first.
    if (work.aftermath.wakeAt < job.dueAt) break;
    batch.onStart?.(job);
    await runJob(work, job);
    ran += 1;
    time = job.dueAt;
  }
  // Last, since all processes go by the one clock: until this is committed, nobody else can move it.
  if (batch.moveClock && ran > 0) await clock.moveTo(work.db, time);
  return ran;
}

/** Leaves out users that are being written by others; when that leaves nothing, waits for the first of them. */
async function keepUnlocked({ db }: Work, due: readonly Job[]): Promise<readonly Job[]> {
  const [first] = due;
  if (!first) return due;
  const ours = await db.tryLockUsers([...new Set(due.map((job) => job.userId))]);
  if (ours.size > 0) return due.filter((job) => ours.has(job.userId));
  await db.lockUser(first.userId);
  return [first];
}
