import { type Arbitrary, stringify, toStringMethod } from "fast-check";
import type { World } from "./world.ts";

/** One thing that somebody does. When it makes no sense at that point, it does nothing. */
export interface Step {
  run(world: World): Promise<void>;
  [toStringMethod](): string;
}

/** A command is a kind of step: what is chosen freely, and what is done with it. */
export function defineCommand<Picks>(
  name: string,
  picks: Arbitrary<Picks>,
  run: (world: World, picks: Picks) => Promise<void>,
): Arbitrary<Step> {
  return picks.map((picked) => ({
    run: (world) => run(world, picked),
    [toStringMethod]: () => `${name} ${stringify(picked)}`,
  }));
}
