import { integer, record } from "fast-check";
import { resend } from "../acts/resend.ts";
import { ask } from "../run/ask.ts";
import { position, prefer } from "../run/choose.ts";
import { learn } from "../run/learn.ts";
import { same } from "../run/same.ts";
import { defineCommand } from "../run/step.ts";
import type { World } from "../run/world.ts";
import { isOpen, knownChallenges } from "../state/challenges.ts";
import type { Challenge } from "../state/model.ts";
import { describe, liveSessions, type Session } from "../state/read.ts";
import { actorFor } from "./actor-for.ts";

export const resendOtp = defineCommand(
  "resendOtp",
  record({ challenge: position, by: position, times: integer({ min: 1, max: 4 }) }),
  async (world, { times, ...picks }) => {
    const { model } = world;
    let challenge = prefer(knownChallenges(model), isOpen, picks.challenge);
    const session = challenge && actorFor(liveSessions(model), challenge.connection.owner, picks.by);
    if (!session) return;
    for (let time = 1; challenge && time <= times; time += 1) challenge = await resendOne(world, session, challenge);
  },
);

/** Answers the challenge that has taken the place of the old one. */
async function resendOne(world: World, session: Session, challenge: Challenge): Promise<Challenge | undefined> {
  world.story.push(`${describe(session)} has a code sent again for "${challenge.connection.name}"`);
  const expected = resend(world.model, session, challenge);
  const answer = await ask(world, session.key, "resendOtp", { body: { challengeId: challenge.id } });
  same("resend", answer.refusal ?? "accepted", typeof expected === "string" ? expected : "accepted");
  if (answer.refusal !== undefined || typeof expected === "string") return undefined;
  expected.id = learn(world, "id of a challenge", answer.body.challengeId);
  const dateExpires = new Date(expected.expiresAt).toISOString();
  same("the new challenge", answer.body, { challengeId: expected.id, dateExpires, attempts: expected.attemptsLeft });
  return expected;
}
