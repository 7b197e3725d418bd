import type { Engine } from "../engine/engine.ts";
import type { Work } from "../engine/work.ts";
import { StoreOutage } from "../store/errors/store-outage.ts";
import { type Job, listDueJobs } from "../store/tables/jobs.ts";
import { runJob } from "./run-job.ts";

/** Enough to make the cost of a transaction small, few enough not to hold up calls that come in meanwhile. */
const BATCH = 200;

export interface RunOptions {
  /** Take the clock along, so that it shows the time of the last job done. */
  readonly moveClock: boolean;
  onError(job: Job, error: unknown): void;
}

/** Does what is due by then, oldest first, and answers how much that was. */
export async function runDueJobs(engine: Engine, until: number, options: RunOptions): Promise<number> {
  let ran = 0;
  for (;;) {
    const done = await runBatch(engine, until, options);
    ran += done;
    if (done === 0) return ran;
  }
}

/** Some due jobs in one transaction. One that fails spoils the batch, which then is done job by job. */
export async function runBatch(engine: Engine, until: number, options: RunOptions): Promise<number> {
  try {
    return await engine.write((work) => takeJobs(engine, work, until, BATCH, options));
  } catch {
    return runOne(engine, until, options);
  }
}

async function runOne(engine: Engine, until: number, options: RunOptions): Promise<number> {
  let tried: Job | undefined;
  const remember = (job: Job) => {
    tried = job;
  };
  try {
    return await engine.write((work) => takeJobs(engine, work, until, 1, options, remember));
  } catch (error) {
    // A lost connection or a deadlock says nothing about the job: it stays due.
    if (!tried || error instanceof StoreOutage) throw error;
    await park(engine, tried, error);
    options.onError(tried, error);
    return 1;
  }
}

async function takeJobs(
  engine: Engine,
  work: Work,
  until: number,
  count: number,
  { moveClock }: RunOptions,
  onStart: (job: Job) => void = () => {},
): Promise<number> {
  const due = await listDueJobs[engine.store.kind](work.db, until, count);
  const jobs = await keepUnlocked(work, due);
  let ran = 0;
  let time = 0;
  for (const job of jobs) {
    // Something that was scheduled just now comes first.
    if (work.aftermath.wakeAt < job.dueAt) break;
    onStart(job);
    await runJob(work, job);
    ran += 1;
    time = job.dueAt;
  }
  // Last, since all processes go by the one clock: until this is committed, nobody else can move it.
  if (moveClock && ran > 0) await engine.clock.moveTo(work.db, time);
  return ran;
}

/** Leaves out users that are being written by others; when that leaves nothing, waits for the first of them. */
async function keepUnlocked(work: Work, due: readonly Job[]): Promise<readonly Job[]> {
  const [first] = due;
  if (!first) return due;
  const ours = await work.db.tryLockUsers([...new Set(due.map((job) => job.userId))]);
  if (ours.size > 0) return due.filter((job) => ours.has(job.userId));
  await work.db.lockUser(first.userId);
  return [first];
}

/** A job that cannot be done is a bug of ours. It must not keep the others from being done. */
async function park(engine: Engine, job: Job, error: unknown): Promise<void> {
  await engine.write(async (work) => {
    await work.db.run("UPDATE jobs SET error = ? WHERE id = ?", String(error), job.id);
  });
}
