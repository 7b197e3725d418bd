import { limits } from "@svc/openapi";
import { Refusal } from "../domain/refusal.ts";
import {
  type Connection,
  countUnconfirmed,
  findAliveByDestination,
  findAliveByLnUsername,
  findAliveByName,
  findFailedSince,
} from "../store/tables/connections.ts";
import type { Work } from "../work.ts";

const SECOND = 1000;

type Candidate = Pick<Connection, "userId" | "name" | "type" | "iban" | "destinationKey" | "lnUsername">;

/** Refuses what the existing connections rule out, the most important reason first: 400, then 429, then 409. */
export async function checkConflicts(work: Work, candidate: Candidate): Promise<void> {
  await checkFailedIban(work, candidate);
  await checkUnconfirmed(work, candidate);
  await checkName(work, candidate);
  await checkDestination(work, candidate);
  await checkLnUsername(work, candidate);
}

async function checkFailedIban({ db, now }: Work, { userId, iban }: Candidate): Promise<void> {
  if (iban === null) return;
  const since = now - limits.recentlyFailedIbanBlock.value * SECOND;
  const failed = await findFailedSince(db, userId, iban, since);
  if (!failed) return;
  throw new Refusal("RECENTLY_FAILED_IBAN", undefined, Math.ceil((failed.updatedAt - since) / SECOND));
}

async function checkUnconfirmed({ db }: Work, { userId }: Candidate): Promise<void> {
  const count = await countUnconfirmed(db, userId);
  if (count >= limits.pendingConnectionsPerUser.value) throw new Refusal("TOO_MANY_PENDING_BRINGIN_LINKS");
}

async function checkName({ db }: Work, { userId, name }: Candidate): Promise<void> {
  if (await findAliveByName(db, userId, name)) throw new Refusal("DUPLICATE_NAME");
}

async function checkDestination({ db }: Work, { userId, destinationKey, type }: Candidate): Promise<void> {
  if (destinationKey === null) return;
  const existing = await findAliveByDestination(db, userId, destinationKey);
  if (!existing) return;
  if (existing.status !== "ACTIVE") throw new Refusal("DUPLICATE_BRINGIN_LINK");
  throw new Refusal(type === "CRYPTO_TO_FIAT" ? "DUPLICATE_IBAN" : "DUPLICATE_DESTINATION_ADDRESS");
}

async function checkLnUsername({ db }: Work, { lnUsername }: Candidate): Promise<void> {
  if (lnUsername !== null && (await findAliveByLnUsername(db, lnUsername))) throw new Refusal("LN_ADDRESS_EXISTS");
}
