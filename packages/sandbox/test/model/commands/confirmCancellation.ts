import { boolean, record } from "fast-check";
import { confirmCancellation as confirm } from "../acts/cancel.ts";
import { expectOrder } from "../check/expectDetail.ts";
import { ask } from "../run/ask.ts";
import { choose, position } from "../run/choose.ts";
import { same } from "../run/same.ts";
import { defineCommand } from "../run/step.ts";
import { describe, liveSessions } from "../state/read.ts";
import { actorFor } from "./actorFor.ts";
import { another, codeOf } from "./codeOf.ts";

export const confirmCancellation = defineCommand(
  "confirmCancellation",
  record({ challenge: position, by: position, right: boolean() }),
  async (world, { right, ...picks }) => {
    const { model } = world;
    const challenge = choose(
      model.challenges.filter(({ id, purpose }) => id !== undefined && purpose === "cancellation"),
      picks.challenge,
    );
    const session = challenge && actorFor(liveSessions(model), challenge.connection.owner, picks.by);
    if (!challenge?.order.id || !session) return;
    const { order, connection } = challenge;
    world.story.push(
      `${describe(session)} confirms to cancel "${connection.name}" ${right ? "" : "with a wrong code"}`,
    );
    const code = await codeOf(world, challenge);
    const expected = confirm(model, session, order, challenge, right) ?? "accepted";
    const answer = await ask(world, session.key, "confirmCancellation", {
      path: { standingOrderId: challenge.order.id },
      body: { challengeId: challenge.id, verificationCode: right ? code : another(code) },
    });
    same("cancellation", answer.refusal ?? "accepted", expected);
    if (answer.refusal === undefined) same("what was cancelled", answer.body, expectOrder(model, order));
    if (answer.refusal === "INVALID_OTP") same("tries", answer.details, { attempts: challenge.attemptsLeft });
  },
);
