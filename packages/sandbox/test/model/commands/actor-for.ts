import { choose } from "../run/choose.ts";
import type { Grant } from "../state/model.ts";
import type { Session } from "../state/read.ts";

/** Mostly the one whose thing it is; now and then somebody else, who must not get anywhere. */
export function actorFor(sessions: readonly Session[], owner: Grant, by: number): Session | undefined {
  return by < 4 ? sessions.find((session) => session === owner) : choose(sessions, by);
}
