import { limits } from "@svc/openapi";
import { Refusal } from "../domain/refusal.ts";
import { SECOND } from "../domain/time.ts";
import type { Work } from "../engine/work.ts";
import {
  type Connection,
  findFailedSince,
  findOldestUnconfirmed,
  findRivals,
  type Rivals,
} from "../store/tables/connections.ts";

type Candidate = Pick<Connection, "userId" | "name" | "type" | "iban" | "destinationKey" | "lnUsername">;

/** Refuses what the existing connections rule out, the most important reason first: 400, then 429, then 409. */
export async function checkConflicts(work: Work, candidate: Candidate): Promise<void> {
  await checkFailedIban(work, candidate);
  const rivals = await findRivals(work.db, candidate);
  if (!rivals.userExists) throw new Refusal("API_KEY_INVALID");
  await checkUnconfirmed(work, candidate, rivals);
  checkRivals(rivals, candidate.type);
}

async function checkFailedIban({ db, now }: Work, { userId, iban }: Candidate): Promise<void> {
  if (iban === null) return;
  const since = now - limits.recentlyFailedIbanBlock.value * SECOND;
  const failed = await findFailedSince(db, userId, iban, since);
  if (!failed) return;
  throw new Refusal("RECENTLY_FAILED_IBAN", undefined, Math.ceil((failed.updatedAt - since) / SECOND));
}

/** Tells when the oldest one expires, in case nobody confirms any of them before. */
async function checkUnconfirmed({ db, now }: Work, { userId }: Candidate, { unconfirmed }: Rivals): Promise<void> {
  if (unconfirmed < limits.pendingConnectionsPerUser.value) return;
  const oldest = await findOldestUnconfirmed(db, userId);
  const expiry = (oldest?.createdAt ?? now) + limits.connectionExpiry.value * SECOND;
  throw new Refusal("TOO_MANY_PENDING_BRINGIN_LINKS", undefined, Math.max(Math.ceil((expiry - now) / SECOND), 1));
}

function checkRivals({ sameName, sameDestination, sameLnUsername }: Rivals, type: Candidate["type"]): void {
  if (sameName) throw new Refusal("DUPLICATE_NAME");
  if (sameDestination === "ACTIVE") {
    throw new Refusal(type === "CRYPTO_TO_FIAT" ? "DUPLICATE_IBAN" : "DUPLICATE_DESTINATION_ADDRESS");
  }
  if (sameDestination !== null) throw new Refusal("DUPLICATE_BRINGIN_LINK");
  if (sameLnUsername) throw new Refusal("LN_ADDRESS_EXISTS");
}
