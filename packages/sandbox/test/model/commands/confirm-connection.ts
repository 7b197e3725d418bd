import { integer, record } from "fast-check";
import { confirm } from "../acts/confirm.ts";
import { expectOrder } from "../check/expect-detail.ts";
import { ask } from "../run/ask.ts";
import { position, prefer } from "../run/choose.ts";
import { same } from "../run/same.ts";
import { defineCommand } from "../run/step.ts";
import type { World } from "../run/world.ts";
import { isOpen, knownChallenges } from "../state/challenges.ts";
import type { Challenge } from "../state/model.ts";
import { describe, liveSessions, type Session } from "../state/read.ts";
import { actorFor } from "./actor-for.ts";
import { another, codeOf, rightness } from "./code-of.ts";

export async function confirmOne(world: World, session: Session, challenge: Challenge, right: boolean): Promise<void> {
  const { model } = world;
  world.story.push(`${describe(session)} confirms "${challenge.connection.name}"${right ? "" : " with a wrong code"}`);
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
  record({ challenge: position, by: position, right: rightness, times: integer({ min: 1, max: 6 }) }),
  async (world, { right, times, ...picks }) => {
    const { model } = world;
    const awaited = (one: Challenge) => one.purpose === "activation" && isOpen(one);
    const challenge = prefer(knownChallenges(model), awaited, picks.challenge);
    const session = challenge && actorFor(liveSessions(model), challenge.connection.owner, picks.by);
    if (!session) return;
    for (let time = 1; time <= (right ? 1 : times); time += 1) await confirmOne(world, session, challenge, right);
  },
);
