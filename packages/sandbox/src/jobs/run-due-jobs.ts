import type { Engine } from "../engine/engine.ts";
import { StoreOutage } from "../store/errors/store-outage.ts";
import { type Job, saveJobError } from "../store/tables/jobs.ts";
import { runJobs } from "./run-jobs.ts";

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
  const { moveClock } = options;
  try {
    return await engine.write((work) => runJobs(engine, work, { until, count: BATCH, moveClock }));
  } catch {
    return runOne(engine, until, options);
  }
}

async function runOne(engine: Engine, until: number, { moveClock, onError }: RunOptions): Promise<number> {
  let tried: Job | undefined;
  const onStart = (job: Job) => {
    tried = job;
  };
  try {
    return await engine.write((work) => runJobs(engine, work, { until, count: 1, moveClock, onStart }));
  } catch (error) {
    // A lost connection or a deadlock says nothing about the job: it stays due.
    if (!tried || error instanceof StoreOutage) throw error;
    await park(engine, tried, error);
    onError(tried, error);
    return 1;
  }
}

/** A job that cannot be done is a bug of ours. It must not keep the others from being done. */
async function park(engine: Engine, { id }: Job, error: unknown): Promise<void> {
  await engine.write(({ db }) => saveJobError(db, id, String(error)));
}
