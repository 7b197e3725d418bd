import { expect, onTestFinished, test } from "vitest";
import { createDispatcher } from "../../src/events/dispatcher.ts";
import { createSandbox } from "../../src/index.ts";
import { createScheduler } from "../../src/jobs/scheduler.ts";
import { internalsOf } from "../../src/sandbox/internals.ts";

/** More than one look for due work takes, in turns of the promises. */
const TURNS = 300;

test("due work is looked for after each kick, at whichever point of an earlier look it comes", async () => {
  const sandbox = await createSandbox({ clock: "manual" });
  onTestFinished(() => sandbox.close());
  const { engine } = internalsOf(sandbox);
  let looks = 0;
  const dispatcher = {
    ...createDispatcher(
      engine,
      async () => ({ statusCode: 200, error: null, durationMs: 0 }),
      () => {},
    ),
    async dispatch() {
      looks += 1;
      return 0;
    },
  };
  const scheduler = createScheduler(engine, dispatcher, () => {});
  onTestFinished(() => scheduler.stop());

  for (let turns = 0; turns < TURNS; turns += 1) {
    scheduler.kick();
    for (let turn = 0; turn < turns; turn += 1) await null;
    const before = looks;
    scheduler.kick();
    await scheduler.settled();
    expect(looks - before, `a kick after ${turns} turns`).toBeGreaterThan(0);
  }
});
