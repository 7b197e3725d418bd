import { Divergence } from "./divergence.ts";
import type { World } from "./world.ts";

/** Takes over what only the service can know. It must be new: one thing's id is never another's. */
export function learn(world: World, what: string, value: unknown): string {
  if (typeof value !== "string" || value === "") throw new Divergence(what, "some text", value);
  if (world.seen.has(value)) throw new Divergence(what, "one that was never used before", value);
  world.seen.add(value);
  return value;
}
