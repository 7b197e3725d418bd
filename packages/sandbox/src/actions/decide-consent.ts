import { note, type Work } from "../engine/work.ts";
import type { Grant } from "../store/tables/grants.ts";
import { completeGrant } from "./complete-grant.ts";

export type ConsentDecision = "GRANTED" | "DENIED";

/** A user who declines can still be asked again: the service knows no state for it. */
export async function decideConsent(work: Work, grant: Grant, decision: ConsentDecision): Promise<void> {
  if (decision === "GRANTED") {
    await completeGrant(work, grant);
    return;
  }
  note(work, { kind: "user", id: grant.userId, state: "consent denied", userId: grant.userId });
}
