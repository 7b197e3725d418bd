import { confirmConnection as confirm } from "../actions/confirm-connection.ts";
import { findOwnChallenge } from "../actions/find-own-challenge.ts";
import { Refusal } from "../domain/refusal.ts";
import type { Operation } from "../http/api/operation-types.ts";
import { presentStandingOrder } from "./present.ts";

export const confirmConnection: Operation<"confirmConnection"> = {
  access: "write",
  async handle({ work, caller, body }) {
    const challenge = await findOwnChallenge(work, caller.owner, body.challengeId);
    if (challenge.purpose !== "activation") throw new Refusal("CHALLENGE_NOT_FOUND");
    const outcome = await confirm(work, challenge, body.verificationCode);
    return outcome instanceof Refusal ? outcome : presentStandingOrder(outcome);
  },
};
