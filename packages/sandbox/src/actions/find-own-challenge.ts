import { Refusal } from "../domain/refusal.ts";
import type { Work } from "../engine/work.ts";
import { type Challenge, findChallenge } from "../store/tables/challenges.ts";
import type { Owner } from "./owner.ts";

/** A challenge that a resend has replaced is as unknown as one of somebody else. */
export async function findOwnChallenge(work: Work, owner: Owner, challengeId: string): Promise<Challenge> {
  const challenge = await findChallenge(work.db, challengeId);
  const own = challenge?.userId === owner.userId && challenge.applicationId === owner.applicationId;
  if (!own || challenge.state === "void") throw new Refusal("CHALLENGE_NOT_FOUND");
  return challenge;
}
