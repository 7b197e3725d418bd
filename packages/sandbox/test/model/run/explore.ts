import { array, asyncProperty, check, type RunDetails } from "fast-check";
import { commands } from "../commands/commands.ts";
import type { Rules } from "../rules/rules.ts";
import { play } from "./play.ts";
import type { Step } from "./step.ts";
import type { Fetch, Stage, World } from "./world.ts";

/** Longer runs find more each, but fewer of them fit into a minute. */
const MOST_STEPS = 40;

export interface Exploration {
  readonly rules: Rules;
  readonly runs: number;
  readonly tamper?: (fetch: Fetch) => Fetch;
  readonly seed?: number | undefined;
  /** Goes straight to a known failure. */
  readonly path?: string | undefined;
  /** Looks for the shortest way to the failure; needless when it is enough that there is one. */
  readonly shrink?: boolean;
}

export interface Finding {
  readonly details: RunDetails<[Step[]]>;
  /** What was done in the shortest failing run, in words. */
  readonly story: readonly string[];
}

export async function explore(stage: Stage, exploration: Exploration): Promise<Finding> {
  const { rules, runs, tamper, seed, path, shrink = true } = exploration;
  let story: readonly string[] = [];
  const property = asyncProperty(array(commands, { maxLength: MOST_STEPS, size: "max" }), async (steps) => {
    const world: World = await stage.begin(rules, tamper);
    try {
      await play(world, steps);
    } catch (error) {
      story = world.story;
      throw error;
    }
  });
  const details = await check(property, {
    numRuns: runs,
    endOnFailure: !shrink,
    ...(seed !== undefined && { seed }),
    ...(path !== undefined && { path }),
  });
  return { details, story };
}
