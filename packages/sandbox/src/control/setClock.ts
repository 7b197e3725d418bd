import type { Control, ControlContext } from "./control.ts";
import { malformed } from "./controlError.ts";
import { viewClock } from "./getClock.ts";
import { Input } from "./input.ts";

const SECOND = 1000;
const LONGEST_JUMP_SECONDS = 366 * 86_400;

export const setClock: Control = {
  method: "POST",
  path: "/clock",
  async handle({ context, body }) {
    const input = new Input(body);
    const mode = input.optionalOneOf("mode", ["real", "manual"]);
    const seconds = input.optionalInteger("advanceSeconds", 0, LONGEST_JUMP_SECONDS);
    const to = input.optionalText("advanceTo");
    const { engine, scheduler } = context;
    if (mode) await setMode(context, mode);
    const now = await engine.read(async (work) => work.now);
    const target = to === undefined ? now + (seconds ?? 0) * SECOND : readInstant(to, now);
    const ran = target > now ? await scheduler.advanceTo(target) : 0;
    return { status: 200, body: await viewClock(context, ran) };
  },
};

async function setMode({ engine, scheduler }: ControlContext, mode: "real" | "manual"): Promise<void> {
  await engine.write((work) => engine.clock.setMode(work.db, mode));
  scheduler.kick();
}

function readInstant(text: string, now: number): number {
  const instant = Date.parse(text);
  if (Number.isNaN(instant)) throw malformed("/advanceTo", "must be an ISO 8601 timestamp");
  if (instant < now) throw malformed("/advanceTo", "must not be in the past");
  if (instant - now > LONGEST_JUMP_SECONDS * SECOND) throw malformed("/advanceTo", "must be within a year");
  return instant;
}
