import { record } from "fast-check";
import { resend } from "../acts/resend.ts";
import { ask } from "../run/ask.ts";
import { choose, position } from "../run/choose.ts";
import { learn } from "../run/learn.ts";
import { same } from "../run/same.ts";
import { defineCommand } from "../run/step.ts";
import { describe, liveSessions } from "../state/read.ts";

export const resendOtp = defineCommand(
  "resendOtp",
  record({ session: position, challenge: position }),
  async (world, picks) => {
    const { model } = world;
    const known = model.challenges.filter(({ id }) => id !== undefined);
    const challenge = choose(known, picks.challenge);
    const sessions = liveSessions(model);
    const owner = sessions.find((session) => session === challenge?.connection.owner);
    const session = picks.session > 0 ? owner : choose(sessions, picks.session);
    if (!challenge || !session) return;
    world.story.push(`${describe(session)} has a code sent again for "${challenge.connection.name}"`);
    const expected = resend(model, session, challenge);
    const answer = await ask(world, session.key, "resendOtp", { body: { challengeId: challenge.id } });
    same("resend", answer.refusal ?? "accepted", typeof expected === "string" ? expected : "accepted");
    if (answer.refusal !== undefined || typeof expected === "string") return;
    expected.id = learn(world, "id of a challenge", answer.body.challengeId);
    const dateExpires = new Date(expected.expiresAt).toISOString();
    same("the new challenge", answer.body, { challengeId: expected.id, dateExpires, attempts: expected.attemptsLeft });
  },
);
