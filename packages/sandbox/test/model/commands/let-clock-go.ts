import { constantFrom, record } from "fast-check";
import { createControl } from "../../support/control.ts";
import { Divergence } from "../run/divergence.ts";
import { defineCommand } from "../run/step.ts";
import { letPassUntil } from "../state/happen.ts";

/** For a moment the clock goes with the time, and may be advanced as well. How long that was, it says itself. */
export const letClockGo = defineCommand(
  "letClockGo",
  record({ advanceSeconds: constantFrom(0, 5, 1800) }),
  async ({ model, sandbox, story }, { advanceSeconds }) => {
    story.push(`the clock is let go, advanced by ${advanceSeconds} seconds, and stopped`);
    const control = createControl(sandbox);
    await control.call("setClock", { body: { mode: "real" } });
    await control.call("setClock", { body: { advanceSeconds } });
    const { now } = await control.call("setClock", { body: { mode: "manual" } });
    const shown = Date.parse(now);
    if (shown < model.now + advanceSeconds * 1000) throw new Divergence("the clock", "a later time", now);
    letPassUntil(model, model.rules.timeAfterGoing(model.now, shown));
  },
);
