import { DEFAULT_SEED } from "../options/defaults.ts";
import type { Reach } from "../options/read-reach.ts";
import { masterKeyOf } from "../sandbox/plant-seed.ts";
import type { Sandbox } from "../sandbox/sandbox.ts";

export const KNOWN_KEYS =
  "this store was begun on loopback, with keys that everybody can work out, and now others can reach it; " +
  "begin with an empty store, or go back to the beginning with POST /_sandbox/reset, and keys are made at random";

/** Whether others can reach a sandbox whose first application has the keys that all on loopback begin with. */
export function hasKnownKeys({ application }: Pick<Sandbox, "application">, { loopbackOnly }: Reach): boolean {
  return !loopbackOnly && application.masterKey === masterKeyOf(DEFAULT_SEED);
}
