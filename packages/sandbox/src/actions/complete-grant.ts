import { Refusal } from "../domain/refusal.ts";
import { newKey } from "../engine/random.ts";
import { note, type Work } from "../engine/work.ts";
import { type Grant, saveKey } from "../store/tables/grants.ts";
import { withinSavepoint } from "../store/within-savepoint.ts";
import { createConnection } from "./create-connection.ts";
import { enqueueVerification } from "./enqueue-events.ts";

/** The user is through: the key is delivered, and the connection made that was asked for along the way. */
export async function completeGrant(work: Work, grant: Grant): Promise<Grant> {
  const connected = await issueKey(work, { ...grant, status: "connected" });
  if (connected.apiKey !== null) await enqueueVerification(work, connected, connected.apiKey);
  if (grant.connectionWish) await fulfilWish(work, { ...connected, connectionWish: grant.connectionWish });
  return connected;
}

export async function issueKey(work: Work, grant: Grant): Promise<Grant> {
  const issued: Grant = { ...grant, apiKey: newKey(), revoked: false, connectionWish: null, updatedAt: work.now };
  await saveKey(work.db, issued);
  note(work, { kind: "user", id: issued.userId, state: issued.status, userId: issued.userId });
  return issued;
}

/** Whatever stands in the way by now, nobody is waiting for an answer: the key is given all the same. */
async function fulfilWish(work: Work, grant: Grant): Promise<void> {
  const { connectionWish: wish } = grant;
  if (!wish) return;
  try {
    await withinSavepoint(work.db, () => createConnection(work, ownerOf(grant), wish, { concurrent: false }));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    note(work, { kind: "connection", id: grant.userId, state: `refused: ${error.code}`, userId: grant.userId });
  }
}

function ownerOf({ userId, applicationId }: Grant) {
  return { userId, applicationId };
}
