import type { Engine } from "../engine/engine.ts";
import type { Dispatcher } from "../events/dispatcher.ts";
import { Mutex } from "../store/mutex.ts";
import { advance } from "./advance.ts";
import { findNextLook } from "./find-next-look.ts";
import { type RunOptions, runDueJobs } from "./run-due-jobs.ts";

const RETRY_MS = 1000;

/** Moves the clock to a time, through everything that falls due on the way; answers how much that was. */
export type AdvanceTo = (target: number) => Promise<number>;
type Report = (problem: string) => void;

/** Does what falls due, as time goes by or as the clock is moved. */
export interface Scheduler {
  /** Looks for due work, now and from now on. */
  kick(): void;
  /**
   * Runs a task, in order of arrival, while nothing else falls due: what was read before it would be out of date after it.
   * Only such a task can move the clock.
   */
  alone<T>(task: (advanceTo: AdvanceTo) => Promise<T>): Promise<T>;
  /** Resolves when all that is due now has been done. */
  settled(): Promise<void>;
  stop(): Promise<void>;
}

export function createScheduler(engine: Engine, dispatcher: Dispatcher, report: Report): Scheduler {
  const turns = new Mutex();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let again = false;
  let stopped = false;
  /** A task runs alone. */
  let held = false;
  /** When we look again by ourselves; what falls due later needs no attention now. */
  let lookAt = Number.NEGATIVE_INFINITY;

  const onError: RunOptions["onError"] = (job, error) => report(`${job.kind}: ${error}`);
  const wanted = () => again && !stopped && !held;

  function kick(): void {
    again = true;
    if (running || !wanted()) return;
    running = loop()
      .catch(tryLater)
      .finally(() => {
        running = undefined;
        // A kick may have come between the last look and here.
        if (again) kick();
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
    clearTimeout(timer);
    timer = setTimeout(kick, RETRY_MS).unref();
  }

  async function setTimer(): Promise<void> {
    clearTimeout(timer);
    const { at, wait } = await findNextLook(engine, dispatcher);
    lookAt = at;
    if (stopped || held || wait === Number.POSITIVE_INFINITY) return;
    timer = setTimeout(kick, wait).unref();
  }

  const advanceTo: AdvanceTo = (target) => advance(engine, dispatcher, target, onError);

  function alone<T>(task: (advanceTo: AdvanceTo) => Promise<T>): Promise<T> {
    return turns.run(async () => {
      held = true;
      try {
        await running;
        return await task(advanceTo);
      } finally {
        held = false;
        kick();
      }
    });
  }

  /** Resolves when the tasks that wait for their turn by now have had it. */
  const noTurnLeft = () => turns.run(async () => {});

  engine.onWake((dueAt, now) => {
    if (dueAt <= now || dueAt < lookAt) kick();
  });
  dispatcher.onEnd(kick);

  return {
    kick,
    alone,
    async settled() {
      await noTurnLeft();
      do {
        await running;
        await dispatcher.idle();
      } while (running);
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await noTurnLeft();
      await running;
      await dispatcher.stop();
    },
  };
}
