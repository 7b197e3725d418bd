import { constantFrom } from "fast-check";
import { defineCommand } from "../run/step.ts";

const detours = ["a reset", "ten minutes", "two days", "nothing"] as const;
const seconds = { "ten minutes": 600, "two days": 172_800 } as const;

/** Whatever happens between a snapshot and the return to it has not happened. */
export const returnToSnapshot = defineCommand("returnToSnapshot", constantFrom(...detours), async (world, detour) => {
  const { model, received, sandbox, story } = world;
  story.push(`a snapshot is taken, and returned to after ${detour}`);
  const snapshot = await sandbox.snapshot();
  const arrived = received.length;
  if (detour === "a reset") await sandbox.reset();
  else if (detour !== "nothing") await sandbox.advance(seconds[detour]);
  await sandbox.settled();
  const left = (await sandbox.now()).getTime();
  await sandbox.restore(snapshot);
  received.length = arrived;
  model.now = model.rules.timeAfterReturn(model.now, left);
});
