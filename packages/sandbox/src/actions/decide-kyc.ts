import { readMagicEmail } from "../domain/magic.ts";
import { note, type Work } from "../engine/work.ts";
import { changeGrantStatus, listGrantsOfUser } from "../store/tables/grants.ts";
import { findUser, saveKyc } from "../store/tables/users.ts";
import { completeGrant } from "./complete-grant.ts";

export type KycDecision = "APPROVED" | "REJECTED";

/** Settles the identity check of a user, for every application that waits for it. */
export async function decideKyc(work: Work, userId: string, asked: KycDecision): Promise<void> {
  const user = await findUser(work.db, userId);
  if (!user) throw new Error(`no user ${userId}`);
  const decision = readMagicEmail(user.email) === "rejected" ? "REJECTED" : asked;
  await saveKyc(work.db, userId, decision);
  note(work, { kind: "user", id: userId, state: decision, userId });

  for (const grant of await listGrantsOfUser(work.db, userId)) {
    if (grant.status !== "onboarding") continue;
    if (decision === "APPROVED") await completeGrant(work, grant);
    else await changeGrantStatus(work.db, grant, "rejected", work.now);
  }
}
