import type { Engine } from "../engine/engine.ts";
import type { Dispatcher } from "../events/dispatcher.ts";
import { findNextJob } from "../store/tables/jobs.ts";
import { advance } from "./advance.ts";
import { type RunOptions, runDueJobs } from "./run-due-jobs.ts";

/** How often a store that others use as well is looked at: they may have ended with work left to do. */
const SHARED_POLL_MS = 500;
const RETRY_MS = 1000;
/** A timer cannot be set further ahead than about 24 days. */
const LONGEST_TIMER_MS = 2_000_000_000;

type Report = (problem: string) => void;

/** Does what falls due, as time goes by or as the clock is moved. */
export interface Scheduler {
  /** Looks for due work, now and from now on. */
  kick(): void;
  /** Runs a task while nothing else falls due: what was read before it would be out of date after it. */
  alone<T>(task: () => Promise<T>): Promise<T>;
  /** Moves the clock to a later time, through everything that falls due on the way; answers how much that was. */
  advanceTo(target: number): Promise<number>;
  /** Resolves when all that is due now has been done. */
  settled(): Promise<void>;
  stop(): Promise<void>;
}

export function createScheduler(engine: Engine, dispatcher: Dispatcher, report: Report): Scheduler {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let again = false;
  let stopped = false;
  /** The last of the tasks that run alone, one after the other. */
  let alone: Promise<unknown> = Promise.resolve();
  let held = 0;
  /** When we look again by ourselves; what falls due later needs no attention now. */
  let lookAt = Number.NEGATIVE_INFINITY;

  const onError: RunOptions["onError"] = (job, error) => report(`${job.kind}: ${error}`);
  const wanted = () => again && !stopped && held === 0;

  function kick(): void {
    again = true;
    if (running || !wanted()) return;
    running = loop()
      .catch(tryLater)
      .finally(() => {
        running = undefined;
      });
  }

  async function loop(): Promise<void> {
    while (wanted()) {
      again = false;
      const now = await engine.read(async (work) => work.now);
      await runDueJobs(engine, now, { moveClock: false, onError });
      await dispatcher.dispatch(now);
      if (!wanted()) await setTimer();
    }
  }

  /** The database cannot be reached, say. What is due stays due. */
  function tryLater(error: unknown): void {
    if (stopped) return;
    report(`looking for due work: ${error}`);
    timer = setTimeout(kick, RETRY_MS).unref();
  }

  async function setTimer(): Promise<void> {
    clearTimeout(timer);
    const { mode, now, job } = await engine.read(async (work) => ({
      mode: (await engine.clock.read(work.db)).mode,
      now: work.now,
      job: await findNextJob(work.db),
    }));
    const next = Math.min(job?.dueAt ?? Number.POSITIVE_INFINITY, await dispatcher.findNextTime());
    const wait = findWait(mode === "real" ? next - now : Number.POSITIVE_INFINITY, engine.store.shared);
    lookAt = mode === "real" ? next : Number.NEGATIVE_INFINITY;
    if (stopped || held > 0 || wait === Number.POSITIVE_INFINITY) return;
    timer = setTimeout(kick, wait);
    timer.unref();
  }

  async function hold<T>(task: () => Promise<T>): Promise<T> {
    held += 1;
    try {
      await running;
      return await task();
    } finally {
      held -= 1;
      kick();
    }
  }

  engine.onWake((dueAt, now) => {
    if (dueAt <= now || dueAt < lookAt) kick();
  });
  dispatcher.onEnd(kick);

  function runAlone<T>(task: () => Promise<T>): Promise<T> {
    const result = alone.then(() => hold(task));
    alone = result.catch(() => {});
    return result;
  }

  return {
    kick,
    alone: runAlone,
    advanceTo: (target) => runAlone(() => advance(engine, dispatcher, target, onError)),
    async settled() {
      await alone;
      do {
        await running;
        await dispatcher.idle();
      } while (running);
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await alone;
      await running;
      await dispatcher.stop();
    },
  };
}

function clamp(wait: number): number {
  return Math.min(Math.max(wait, 0), LONGEST_TIMER_MS);
}

/** What is due already and was not taken is in others' hands: there is no use in looking again at once. */
function findWait(untilNext: number, shared: boolean): number {
  if (!shared) return untilNext === Number.POSITIVE_INFINITY ? untilNext : clamp(untilNext);
  return untilNext > 0 ? Math.min(untilNext, SHARED_POLL_MS) : SHARED_POLL_MS;
}
