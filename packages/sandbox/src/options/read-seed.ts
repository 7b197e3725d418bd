import type { ClockMode } from "../engine/clock.ts";
import { newToken } from "../engine/random.ts";
import { knownValues } from "../generated/control-values.ts";
import { DEFAULT_SEED, DEFAULT_START } from "./defaults.ts";
import type { Reach } from "./read-reach.ts";
import { readTime } from "./read-time.ts";
import type { SandboxOptions } from "./sandbox-options.ts";

/** What a sandbox begins with, and goes back to when it is reset. */
export interface Seed {
  readonly clockMode: ClockMode;
  /** Unix milliseconds. */
  readonly startAt: number;
  /** The keys of the first application are made from it. */
  readonly keySeed: string;
}

/** Throws a TypeError that names the option that makes no sense. */
export function readSeed(options: SandboxOptions, { loopbackOnly }: Pick<Reach, "loopbackOnly">): Seed {
  const { clock: clockMode = "real", startAt = DEFAULT_START } = options;
  const modes: readonly string[] = knownValues.ClockMode;
  if (!modes.includes(clockMode)) throw new TypeError(`clock takes ${modes.join(" or ")}, not ${clockMode}`);
  return {
    clockMode,
    startAt: clockMode === "real" ? Date.now() : readTime("startAt", startAt),
    // Keys that everybody can work out are fine for as long as nobody else can reach the sandbox.
    keySeed: options.seed ?? (loopbackOnly ? DEFAULT_SEED : newToken()),
  };
}
