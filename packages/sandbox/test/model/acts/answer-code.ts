import type { ErrorCode } from "@svc/openapi";
import type { Challenge, Model } from "../state/model.ts";

/** What a code comes to when its challenge is found and still of use; undefined when it is right. */
export function answerCode(model: Model, challenge: Challenge, right: boolean): ErrorCode | undefined {
  if (model.now >= challenge.expiresAt) return "OTP_EXPIRED";
  if (challenge.attemptsLeft === 0) return "OTP_ATTEMPTS_EXHAUSTED";
  if (right) return undefined;
  challenge.attemptsLeft -= 1;
  return "INVALID_OTP";
}
