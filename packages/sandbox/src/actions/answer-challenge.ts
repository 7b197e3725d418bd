import { Refusal } from "../domain/refusal.ts";
import type { Work } from "../engine/work.ts";
import { type Challenge, changeChallengeState, saveAttemptsLeft } from "../store/tables/challenges.ts";

/**
 * Compares a code. A refusal is answered and not thrown, since a wrong code has to be remembered although the call
 * fails.
 */
export async function answerChallenge(work: Work, challenge: Challenge, code: string): Promise<Refusal | undefined> {
  if (work.now >= challenge.expiresAt) return new Refusal("OTP_EXPIRED");
  if (challenge.attemptsLeft === 0) return new Refusal("OTP_ATTEMPTS_EXHAUSTED");
  if (code !== challenge.code) {
    const attempts = challenge.attemptsLeft - 1;
    await saveAttemptsLeft(work.db, challenge.id, attempts);
    return new Refusal("INVALID_OTP", { attempts });
  }
  await changeChallengeState(work.db, challenge.id, "used");
  return undefined;
}
