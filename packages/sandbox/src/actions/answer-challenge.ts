import { Refusal } from "../domain/refusal.ts";
import type { Challenge } from "../store/tables/challenges.ts";
import type { Work } from "../work.ts";
import { setChallengeState } from "./issue-challenge.ts";

/**
 * Compares a code. A refusal is answered and not thrown, since a wrong code has to be remembered although the call
 * fails.
 */
export async function answerChallenge(work: Work, challenge: Challenge, code: string): Promise<Refusal | undefined> {
  if (work.now >= challenge.expiresAt) return new Refusal("OTP_EXPIRED");
  if (challenge.attemptsLeft === 0) return new Refusal("OTP_ATTEMPTS_EXHAUSTED");
  if (code !== challenge.code) {
    const attempts = challenge.attemptsLeft - 1;
    await work.db.run("UPDATE challenges SET attempts_left = ? WHERE id = ?", attempts, challenge.id);
    return new Refusal("INVALID_OTP", { attempts });
  }
  await setChallengeState(work, challenge, "used");
  return undefined;
}
