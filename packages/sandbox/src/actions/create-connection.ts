import type { ConnectionPlan } from "../domain/connection-plan.ts";
import { next } from "../domain/lifecycle.ts";
import { readMagicName, SLOW_PROCESSING_SECONDS } from "../domain/magic.ts";
import { Refusal } from "../domain/refusal.ts";
import { SECOND } from "../domain/time.ts";
import { newUuid } from "../engine/random.ts";
import { note, schedule, type Work } from "../engine/work.ts";
import { UniqueViolation } from "../store/errors/unique-violation.ts";
import { type Connection, connections } from "../store/tables/connections.ts";
import { checkConflicts } from "./check-conflicts.ts";
import { findFreeName } from "./find-free-name.ts";
import { keepDestination } from "./keep-destination.ts";
import type { Owner } from "./owner.ts";
import { type Destination, resolveDestination } from "./resolve-destination.ts";

/** What a lost race against another process means; within one process the checks come first. */
const CODES_BY_INDEX: ReadonlyMap<string, "DUPLICATE_NAME" | "DUPLICATE_BRINGIN_LINK" | "LN_ADDRESS_EXISTS"> = new Map([
  ["connections_name", "DUPLICATE_NAME"],
  ["connections_destination", "DUPLICATE_BRINGIN_LINK"],
  ["connections_ln_username", "LN_ADDRESS_EXISTS"],
]);

export interface CreateOptions {
  /** Another creation for the same user is being handled. */
  readonly concurrent: boolean;
}

export async function createConnection(
  work: Work,
  owner: Owner,
  plan: ConnectionPlan,
  { concurrent }: CreateOptions,
): Promise<Connection> {
  const destination = await resolveDestination(work.db, owner.userId, plan);
  const draft = await draftConnection(work, owner, plan, destination);
  await checkConflicts(work, draft);
  if (concurrent) throw new Refusal("CONCURRENT_REQUEST");

  const beneficiaryId = await keepDestination(work, owner.userId, destination);
  const connection = { ...draft, beneficiaryId };
  await insert(work, connection);
  await schedule(work, {
    kind: "processConnection",
    userId: owner.userId,
    subjectId: connection.id,
    dueAt: work.now + processingSeconds(work, connection.name) * SECOND,
  });
  note(work, { kind: "connection", id: connection.id, state: connection.status, userId: owner.userId });
  return connection;
}

async function draftConnection(
  work: Work,
  owner: Owner,
  plan: ConnectionPlan,
  destination: Destination,
): Promise<Connection> {
  const sells = plan.type === "CRYPTO_TO_FIAT";
  return {
    id: newUuid(),
    ...owner,
    name: plan.name ?? (await findFreeName(work.db, owner.userId)),
    type: plan.type,
    subtype: plan.subtype,
    status: next("ConnectionStatus", null, "create", "accepted"),
    error: null,
    sourceCurrency: sells ? plan.currency : "EUR",
    destinationCurrency: sells ? "EUR" : plan.currency,
    network: sells ? null : plan.network,
    destinationAddress: destination.kind === "address" ? destination.address : null,
    beneficiaryId: null,
    iban: destination.kind === "bank account" ? destination.iban : null,
    lnUsername: sells ? plan.lnUsername : null,
    destinationKey: keyOf(plan, destination),
    standingOrderId: null,
    depositIban: null,
    depositAddress: null,
    createdAt: work.now,
    updatedAt: work.now,
  };
}

/** Lightning connections to one bank account share its standing order, so there may be many. */
function keyOf(plan: ConnectionPlan, destination: Destination): string | null {
  if (plan.subtype === "LN") return null;
  return destination.kind === "address" ? `${plan.currency}:${destination.address}` : `IBAN:${destination.iban}`;
}

async function insert(work: Work, connection: Connection): Promise<void> {
  try {
    await connections.insert(work.db, connection);
  } catch (error) {
    const code = error instanceof UniqueViolation ? CODES_BY_INDEX.get(error.index) : undefined;
    if (code === undefined) throw error;
    throw new Refusal(code);
  }
}

function processingSeconds(work: Work, name: string): number {
  return readMagicName(name) === "slow" ? SLOW_PROCESSING_SECONDS : work.settings.processingSeconds;
}
