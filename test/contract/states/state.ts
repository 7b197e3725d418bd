import type { Case } from "../scenario.ts";
import type { Known } from "../target.ts";
import type { World } from "../world/world.ts";

/** Brings a fresh sandbox into the state that a scenario asks for by `given`, and tells what it knows afterwards. */
export type State = (world: World, testCase: Case) => Promise<Known>;

/** The user of the examples. */
export const EMAIL = "ana@example.com";

/** Nobody holds a key yet; the client still wants one. */
export function knowNobody(values: Known["values"] = {}): Known {
  return { apiKey: "no-key-yet", values };
}
