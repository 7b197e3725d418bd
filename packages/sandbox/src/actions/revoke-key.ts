import type { Grant } from "../store/tables/grants.ts";
import { note, type Work } from "../work.ts";

/** The key is dead from now on; the user stays connected, and the next connect call issues another one. */
export async function revokeKey(work: Work, { userId, applicationId }: Grant): Promise<void> {
  await work.db.run(
    "UPDATE grants SET revoked = 1, updated_at = ? WHERE user_id = ? AND application_id = ?",
    work.now,
    userId,
    applicationId,
  );
  note(work, { kind: "user", id: userId, state: "key revoked", userId });
}
