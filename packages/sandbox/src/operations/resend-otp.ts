import { findOwnChallenge } from "../actions/find-own-challenge.ts";
import { resendCode } from "../actions/resend-code.ts";
import type { Operation } from "../http/api/operation-types.ts";
import { iso } from "./iso.ts";

export const resendOtp: Operation<"resendOtp"> = {
  access: "write",
  async handle({ work, caller, body }) {
    const challenge = await resendCode(work, await findOwnChallenge(work, caller.owner, body.challengeId));
    return {
      challengeId: challenge.id,
      dateExpires: iso(challenge.expiresAt),
      attempts: challenge.attemptsLeft,
    };
  },
};
