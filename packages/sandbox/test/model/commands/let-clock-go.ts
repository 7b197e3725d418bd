import { constantFrom, record } from "fast-check";
import type { ClockReading } from "../../../src/control/commands/clock-commands.ts";
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
    await control.post("/clock", { mode: "real" });
    await control.post("/clock", { advanceSeconds });
    const { now } = await control.post<ClockReading>("/clock", { mode: "manual" });
    const shown = Date.parse(now);
    if (shown < model.now + advanceSeconds * 1000) throw new Divergence("the clock", "a later time", now);
    letPassUntil(model, model.rules.timeAfterGoing(model.now, shown));
  },
);
