import { constantFrom } from "fast-check";
import { defineCommand } from "../run/step.ts";
import type { World } from "../run/world.ts";
import { letPass } from "../state/happen.ts";

const MINUTE = 60;
/** Around the moments at which something happens. */
const moments = [1, 4, 5, 5, 5, 85, 90, 9 * MINUTE + 55, 10 * MINUTE, 29 * MINUTE + 54, 30 * MINUTE, 26 * 60 * MINUTE];

export async function waitFor(world: World, seconds: number): Promise<void> {
  world.story.push(`${seconds} seconds pass`);
  letPass(world.model, seconds);
  await world.sandbox.advance(seconds);
}

export const wait = defineCommand("wait", constantFrom(...moments), waitFor);
