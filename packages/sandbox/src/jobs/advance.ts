import type { Engine } from "../engine/engine.ts";
import { note } from "../engine/work.ts";
import type { Dispatcher } from "../events/dispatcher.ts";
import { findNextJob } from "../store/tables/jobs.ts";
import { type RunOptions, runBatch } from "./run-due-jobs.ts";

/** Moves the clock to a later time through everything that falls due on the way, in order; answers how much that was. */
export async function advance(
  engine: Engine,
  dispatcher: Dispatcher,
  target: number,
  onError: RunOptions["onError"],
): Promise<number> {
  const patience = dispatcher.startWaiting();
  let ran = 0;
  let othersDeliver = false;
  for (;;) {
    const nextJob = await findNextJobTime(engine);
    const nextDelivery = othersDeliver ? Number.POSITIVE_INFINITY : await dispatcher.findNextTime();
    if (Math.min(nextJob, nextDelivery) > target) break;
    if (nextJob <= nextDelivery) {
      ran += await runBatch(engine, Math.min(target, nextDelivery), { moveClock: true, onError });
      othersDeliver = false;
    } else {
      await moveClock(engine, nextDelivery);
      const started = await dispatcher.dispatch(nextDelivery, patience);
      // Due, but in the hands of another process.
      othersDeliver = started === 0;
      ran += started;
    }
  }
  await moveClock(engine, target);
  await engine.write(async (work) => note(work, { kind: "clock", id: "clock", state: "moved" }));
  return ran;
}

async function findNextJobTime(engine: Engine): Promise<number> {
  const job = await engine.read(({ db }) => findNextJob(db));
  return job?.dueAt ?? Number.POSITIVE_INFINITY;
}

async function moveClock(engine: Engine, time: number): Promise<void> {
  await engine.write((work) => engine.clock.moveTo(work.db, time));
}
