import { note, type Work } from "../engine/work.ts";
import { type Grant, markRevoked } from "../store/tables/grants.ts";

/** The key is dead from now on; the user stays connected, and the next connect call issues another one. */
export async function revokeKey(work: Work, grant: Grant): Promise<void> {
  const { userId } = grant;
  await markRevoked(work.db, grant, work.now);
  note(work, { kind: "user", id: userId, state: "key revoked", userId });
}
