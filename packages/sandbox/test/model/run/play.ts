import { checkEnd, checkWorld } from "../check/check-world.ts";
import { connectOne } from "../commands/connect-user.ts";
import type { Step } from "./step.ts";
import type { World } from "./world.ts";

/** Two users, one of them in both applications, so that there is something to mix up from the start. */
const cast = [
  { application: "Acme", email: "ana+connected@example.com", withCallback: true },
  { application: "Bolt", email: "ana+connected@example.com", withCallback: false },
  { application: "Acme", email: "ben+connected@example.com", withCallback: true },
] as const;

/** Does one thing after the other, on both sides, and compares them each time. */
export async function play(world: World, steps: readonly Step[]): Promise<void> {
  for (const one of cast) await connectOne(world, { ...one, plan: undefined });
  await checkWorld(world);
  for (const step of steps) {
    await step.run(world);
    await checkWorld(world);
  }
  await checkEnd(world);
}
