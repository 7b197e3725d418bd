import type { Engine } from "../engine/engine.ts";
import type { Dispatcher } from "../events/dispatcher.ts";
import { findNextJob } from "../store/tables/jobs.ts";

/** How often a store that others use as well is looked at: they may have ended with work left to do. */
const SHARED_POLL_MS = 500;
/** Timers stand still while the machine sleeps, and know nothing of a clock that is set. What is due is then late by this. */
const LONGEST_TIMER_MS = 5000;

export interface NextLook {
  /** The instant of the sandbox's clock at which that is. What falls due later needs no attention now. */
  readonly at: number;
  /** How many milliseconds of real time that takes; infinite when waiting brings nothing about. */
  readonly wait: number;
}

/** When due work has to be looked for again, should nobody schedule anything before. */
export async function findNextLook({ read, clock, store }: Engine, dispatcher: Dispatcher): Promise<NextLook> {
  const { mode, now, job } = await read(async (work) => ({
    mode: (await clock.read(work.db)).mode,
    now: work.now,
    job: await findNextJob(work.db),
  }));
  // While the clock stands still, nothing falls due but what is scheduled for this very instant.
  if (mode === "manual")
    return { at: Number.NEGATIVE_INFINITY, wait: findWait(Number.POSITIVE_INFINITY, store.shared) };
  const at = Math.min(job?.dueAt ?? Number.POSITIVE_INFINITY, await dispatcher.findNextTime());
  return { at, wait: findWait(at - now, store.shared) };
}

/** What is due already and was not taken is in others' hands: there is no use in looking again at once. */
function findWait(untilNext: number, shared: boolean): number {
  if (shared) return untilNext > 0 ? Math.min(untilNext, SHARED_POLL_MS) : SHARED_POLL_MS;
  return untilNext === Number.POSITIVE_INFINITY ? untilNext : clamp(untilNext);
}

function clamp(wait: number): number {
  return Math.min(Math.max(wait, 0), LONGEST_TIMER_MS);
}
