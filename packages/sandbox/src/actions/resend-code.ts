import { Refusal } from "../domain/refusal.ts";
import type { Work } from "../engine/work.ts";
import type { Challenge } from "../store/tables/challenges.ts";
import { findConnection } from "../store/tables/connections.ts";
import { reissueChallenge } from "./issue-challenge.ts";

/** Sends another code. Nothing is gained by it but the code: the challenge ends when it would have ended. */
export async function resendCode(work: Work, challenge: Challenge): Promise<Challenge> {
  const connection = await findConnection(work.db, challenge.connectionId);
  if (connection?.status === "EXPIRED") throw new Refusal("OTP_EXPIRED");
  const awaited = challenge.purpose === "activation" ? "PENDING" : "ACTIVE";
  if (connection?.status !== awaited) throw new Refusal("CONNECTION_NOT_PENDING");
  if (work.now >= challenge.expiresAt) throw new Refusal("OTP_EXPIRED");
  if (challenge.resendsLeft === 0) throw new Refusal("OTP_ATTEMPTS_EXHAUSTED");
  return reissueChallenge(work, challenge);
}
