import { integer, record } from "fast-check";
import { confirmCancellation as confirm } from "../acts/cancel.ts";
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

export const confirmCancellation = defineCommand(
  "confirmCancellation",
  record({ challenge: position, by: position, right: rightness, times: integer({ min: 1, max: 6 }) }),
  async (world, { right, times, ...picks }) => {
    const { model } = world;
    const awaited = (one: Challenge) => one.purpose === "cancellation" && isOpen(one);
    const challenge = prefer(knownChallenges(model), awaited, picks.challenge);
    const session = challenge && actorFor(liveSessions(model), challenge.connection.owner, picks.by);
    if (!session) return;
    for (let time = 1; time <= (right ? 1 : times); time += 1) await confirmOne(world, session, challenge, right);
  },
);

async function confirmOne(world: World, session: Session, challenge: Challenge, right: boolean): Promise<void> {
  const { model } = world;
  const { order, connection } = challenge;
  world.story.push(`${describe(session)} confirms to cancel "${connection.name}"${right ? "" : " with a wrong code"}`);
  const code = await codeOf(world, challenge);
  const expected = confirm(model, session, order, challenge, right) ?? "accepted";
  const answer = await ask(world, session.key, "confirmCancellation", {
    path: { standingOrderId: order.id ?? "" },
    body: { challengeId: challenge.id, verificationCode: right ? code : another(code) },
  });
  same("cancellation", answer.refusal ?? "accepted", expected);
  if (answer.refusal === undefined) same("what was cancelled", answer.body, expectOrder(model, order));
  if (answer.refusal === "INVALID_OTP") same("tries", answer.details, { attempts: challenge.attemptsLeft });
}
