import type { ErrorCode } from "@svc/openapi";
import { challenge as issue } from "../state/happen.ts";
import type { Challenge, Grant, Model } from "../state/model.ts";

/** Sends another code, which takes the place of the old one. No time is gained by it. */
export function resend(model: Model, caller: Grant, challenge: Challenge): Challenge | ErrorCode {
  const { rules } = model;
  const { purpose, connection, expiresAt, resendsLeft } = challenge;
  if (!rules.mayAnswer(caller, challenge)) return "CHALLENGE_NOT_FOUND";
  if (connection.status === "EXPIRED") return "OTP_EXPIRED";
  if (connection.status !== (purpose === "activation" ? "PENDING" : "ACTIVE")) return "CONNECTION_NOT_PENDING";
  if (model.now >= expiresAt) return "OTP_EXPIRED";
  if (resendsLeft === 0) return "OTP_ATTEMPTS_EXHAUSTED";
  challenge.replaced = true;
  const renewed = { ...challenge, expiresAt: rules.expiryAfterResend(model, expiresAt), resendsLeft: resendsLeft - 1 };
  return issue(model, renewed, rules.otpAttempts);
}
