import { SECOND } from "../../domain/time.ts";
import type { ClockMode } from "../../engine/clock.ts";
import type { Engine } from "../../engine/engine.ts";
import { note } from "../../engine/work.ts";
import { bounds } from "../../generated/bounds.ts";
import type { Scheduler } from "../../jobs/scheduler.ts";
import { LATEST_TIME } from "../../options/read-time.ts";
import { malformed } from "../control-error.ts";

const LONGEST_JUMP_MS = bounds.ClockAdvance.maximum * SECOND;

export interface ClockChange {
  readonly mode?: ClockMode | undefined;
  readonly advanceSeconds?: number | undefined;
  /** Unix milliseconds; goes before `advanceSeconds`. */
  readonly advanceTo?: number | undefined;
}

export interface ClockReading {
  readonly now: string;
  readonly mode: ClockMode;
  /** How much fell due on the way and was done. */
  readonly ran: number;
}

export interface ClockCommands {
  readClock(): Promise<ClockReading>;
  setClock(change: ClockChange): Promise<ClockReading>;
}

export function clockCommands(engine: Engine, scheduler: Scheduler): ClockCommands {
  const read = (ran: number) =>
    engine.read(async ({ db, now }) => {
      const { mode } = await engine.clock.read(db);
      return { now: new Date(now).toISOString(), mode, ran };
    });

  const setMode = (mode: ClockMode) =>
    engine.write(async (work) => {
      await engine.clock.setMode(work.db, mode);
      note(work, { kind: "clock", id: "clock", state: mode });
    });

  return {
    readClock: () => read(0),
    setClock: (change) =>
      scheduler.alone(async (advanceTo) => {
        const now = await engine.read(async (work) => work.now);
        const target = findTarget(now, change);
        if (change.mode) await setMode(change.mode);
        return read(target > now ? await advanceTo(target) : 0);
      }),
  };
}

function findTarget(now: number, { advanceSeconds = 0, advanceTo }: ClockChange): number {
  const target = advanceTo ?? now + advanceSeconds * SECOND;
  if (target < now) throw malformed("/advanceTo", "must not be in the past");
  if (target - now > LONGEST_JUMP_MS) throw malformed("/advanceTo", "must be within a year");
  if (target > LATEST_TIME) throw malformed("/advanceTo", "must be before the year 10000");
  return target;
}
