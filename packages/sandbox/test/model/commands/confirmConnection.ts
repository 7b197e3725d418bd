import { boolean, constant, oneof, record } from "fast-check";
import { confirm } from "../acts/confirm.ts";
import { expectOrder } from "../check/expectDetail.ts";
import { ask } from "../run/ask.ts";
import { choose, position } from "../run/choose.ts";
import { same } from "../run/same.ts";
import { defineCommand } from "../run/step.ts";
import type { World } from "../run/world.ts";
import type { Challenge } from "../state/model.ts";
import { describe, liveSessions, type Session } from "../state/read.ts";
import { another, codeOf } from "./codeOf.ts";

export async function confirmOne(world: World, session: Session, challenge: Challenge, right: boolean): Promise<void> {
  const { model } = world;
  world.story.push(`${describe(session)} confirms "${challenge.connection.name}" ${right ? "" : "with a wrong code"}`);
  const code = await codeOf(world, challenge);
  const expected = confirm(model, session, challenge, right) ?? "accepted";
  const body = { challengeId: challenge.id, verificationCode: right ? code : another(code) };
  const answer = await ask(world, session.key, "confirmConnection", { body });
  same("confirmation", answer.refusal ?? "accepted", expected);
  if (answer.refusal === undefined) same("what was confirmed", answer.body, expectOrder(model, challenge.order));
  if (answer.refusal === "INVALID_OTP") same("tries", answer.details, { attempts: challenge.attemptsLeft });
}

export const confirmConnection = defineCommand(
  "confirmConnection",
  record({
    challenge: position,
    right: oneof({ arbitrary: constant(true), weight: 2 }, boolean()),
    /** Mostly the one who was asked; else somebody who must not know. */
    by: oneof({ arbitrary: constant(undefined), weight: 6 }, position),
  }),
  async (world, picks) => {
    const sessions = liveSessions(world.model);
    const challenge = choose(
      world.model.challenges.filter(({ id }) => id !== undefined),
      picks.challenge,
    );
    const owner = sessions.find((session) => session === challenge?.connection.owner);
    const session = picks.by === undefined ? owner : choose(sessions, picks.by);
    if (challenge && session) await confirmOne(world, session, challenge, picks.right);
  },
);
