import type { ConnectionPlan } from "../domain/connectionPlan.ts";
import { next } from "../domain/lifecycle.ts";
import { readMagicName, SLOW_PROCESSING_SECONDS } from "../domain/magic.ts";
import { Refusal } from "../domain/refusal.ts";
import { newUuid } from "../random.ts";
import { type Connection, connections } from "../store/tables/connections.ts";
import { UniqueViolation } from "../store/uniqueViolation.ts";
import { note, schedule, type Work } from "../work.ts";
import { checkConflicts } from "./checkConflicts.ts";
import { findFreeName } from "./findFreeName.ts";
import type { Owner } from "./owner.ts";
import { resolveAddress, resolveBankAccount } from "./resolveDestination.ts";
import { reuseAddress, reuseBeneficiary } from "./reuse.ts";

const SECOND = 1000;

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
  const draft = await draftConnection(work, owner, plan);
  await checkConflicts(work, draft);
  if (concurrent) throw new Refusal("CONCURRENT_REQUEST");

  const connection = { ...draft, ...(await reuseDestination(work, owner.userId, plan)) };
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

async function draftConnection(work: Work, owner: Owner, plan: ConnectionPlan): Promise<Connection> {
  const common = {
    id: newUuid(),
    ...owner,
    name: plan.name ?? (await findFreeName(work.db, owner.userId)),
    subtype: plan.subtype,
    status: next("ConnectionStatus", null, "create", "accepted"),
    error: null,
    beneficiaryId: null,
    standingOrderId: null,
    depositIban: null,
    depositAddress: null,
    createdAt: work.now,
    updatedAt: work.now,
  };
  if (plan.type === "FIAT_TO_CRYPTO") {
    const { address } = await resolveAddress(work.db, owner.userId, plan);
    return {
      ...common,
      type: plan.type,
      sourceCurrency: "EUR",
      destinationCurrency: plan.currency,
      network: plan.network,
      destinationAddress: address,
      destinationKey: `${plan.currency}:${address}`,
      iban: null,
      lnUsername: null,
    };
  }
  const { iban } = await resolveBankAccount(work.db, owner.userId, plan);
  return {
    ...common,
    type: plan.type,
    sourceCurrency: plan.currency,
    destinationCurrency: "EUR",
    network: null,
    destinationAddress: null,
    // Lightning connections to one bank account share its standing order, so there may be many.
    destinationKey: plan.subtype === "LN" ? null : `IBAN:${iban}`,
    iban,
    lnUsername: plan.lnUsername,
  };
}

async function reuseDestination(work: Work, userId: string, plan: ConnectionPlan): Promise<Partial<Connection>> {
  if (plan.type === "FIAT_TO_CRYPTO") {
    await reuseAddress(work, userId, await resolveAddress(work.db, userId, plan));
    return {};
  }
  const beneficiary = await reuseBeneficiary(work, userId, await resolveBankAccount(work.db, userId, plan));
  return { beneficiaryId: beneficiary.id };
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
