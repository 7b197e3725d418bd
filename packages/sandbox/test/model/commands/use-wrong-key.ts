import { constantFrom, record } from "fast-check";
import { ask } from "../run/ask.ts";
import { choose, position } from "../run/choose.ts";
import { same } from "../run/same.ts";
import { defineCommand } from "../run/step.ts";
import type { World } from "../run/world.ts";
import { emails } from "../state/cast.ts";
import { allGrants, liveSessions } from "../state/read.ts";

type Attempt = "no key" | "unknown key" | "revoked key" | "master key" | "user key as master key";

const [email] = emails;

/** Whatever is behind a key, no other opens it. */
export const useWrongKey = defineCommand(
  "useWrongKey",
  record({
    attempt: constantFrom<Attempt>("no key", "unknown key", "revoked key", "master key", "user key as master key"),
    key: position,
  }),
  async (world, picks) => {
    world.story.push(`somebody tries with ${picks.attempt}`);
    if (picks.attempt === "revoked key") return tryRevoked(world, picks.key);
    if (picks.attempt === "user key as master key") return tryAsMaster(world, picks.key);
    const attempts = {
      "no key": ["", "API_KEY_MISSING"],
      "unknown key": ["bm8gc3VjaCBrZXk=", "API_KEY_INVALID"],
      "master key": [world.applications.Acme.masterKey, "API_KEY_WRONG_KIND"],
    } as const;
    const [key, code] = attempts[picks.attempt];
    same(picks.attempt, (await ask(world, key, "listConnections")).refusal, code);
  },
);

async function tryRevoked(world: World, at: number): Promise<void> {
  const { model } = world;
  const revoked = allGrants(model).flatMap((grant) => grant.revokedKeys.map((key) => ({ grant, key })));
  const one = choose(revoked, at);
  if (!one) return;
  const expected = model.rules.keyWorks(one.grant, one.key) ? undefined : "API_KEY_INVALID";
  same("a revoked key", (await ask(world, one.key, "listConnections")).refusal, expected);
}

async function tryAsMaster(world: World, at: number): Promise<void> {
  const session = choose(liveSessions(world.model), at);
  if (!session) return;
  const { refusal } = await ask(world, session.key, "getConnectStatus", { query: { email } });
  same("a user's key for a call of the application", refusal, "API_KEY_WRONG_KIND");
}
