import { confirmCancellation as confirm } from "../actions/confirm-cancellation.ts";
import { findOwnChallenge } from "../actions/find-own-challenge.ts";
import { findOwnStandingOrder } from "../actions/find-own-standing-order.ts";
import { Refusal } from "../domain/refusal.ts";
import type { Operation } from "../http/api/operation-types.ts";
import { presentStandingOrder } from "./present.ts";

export const confirmCancellation: Operation<"confirmCancellation"> = {
  access: "write",
  async handle({ work, caller, path, body }) {
    const order = await findOwnStandingOrder(work, caller.owner, path.standingOrderId);
    const challenge = await findOwnChallenge(work, caller.owner, body.challengeId);
    const fits = challenge.purpose === "cancellation" && challenge.standingOrderId === order.id;
    if (!fits) throw new Refusal("CHALLENGE_NOT_FOUND");
    const outcome = await confirm(work, order, challenge, body.verificationCode);
    return outcome instanceof Refusal ? outcome : presentStandingOrder(outcome);
  },
};
