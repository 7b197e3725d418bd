import { limits } from "@svc/openapi";
import { next } from "../domain/lifecycle.ts";
import { readMagicName } from "../domain/magic.ts";
import { SECOND } from "../domain/time.ts";
import { newId } from "../engine/random.ts";
import { schedule, type Work } from "../engine/work.ts";
import { type Connection, findConnection, saveError } from "../store/tables/connections.ts";
import { findLightningStandingOrder, type StandingOrder, standingOrders } from "../store/tables/standing-orders.ts";
import { assignDepositPlace } from "./assign-deposit-place.ts";
import { enqueueConnectionActive } from "./enqueue-events.ts";
import { issueChallenge } from "./issue-challenge.ts";
import { setConnectionStatus } from "./set-status.ts";

/** What happens some seconds after a connection was accepted. */
export async function processConnection(work: Work, connectionId: string): Promise<void> {
  const connection = await findConnection(work.db, connectionId);
  if (connection?.status !== "INITIATING") return;
  if (readMagicName(connection.name) === "fail") return fail(work, connection);

  const shared = await findSharedStandingOrder(work, connection);
  if (shared) return join(work, connection, shared);
  return awaitConfirmation(work, connection);
}

async function fail(work: Work, connection: Connection): Promise<void> {
  await saveError(work.db, connection.id, { reason: "standing order could not be created" });
  await setConnectionStatus(work, connection, next("ConnectionStatus", "INITIATING", "processing-failed", null));
}

/** Lightning connections to one bank account share its standing order. */
async function findSharedStandingOrder(work: Work, connection: Connection): Promise<StandingOrder | undefined> {
  if (connection.subtype !== "LN") return undefined;
  return findLightningStandingOrder(work.db, connection.userId, connection.beneficiaryId);
}

async function join(work: Work, connection: Connection, order: StandingOrder): Promise<void> {
  const joined = await assignDepositPlace(work, { ...connection, standingOrderId: order.id });
  await setConnectionStatus(
    work,
    joined,
    next("ConnectionStatus", "INITIATING", "processing-completed", "standing-order-reused"),
  );
  await enqueueConnectionActive(work, joined);
}

async function awaitConfirmation(work: Work, connection: Connection): Promise<void> {
  const order: StandingOrder = {
    id: newId("so"),
    userId: connection.userId,
    status: next("StandingOrderStatus", null, "processing-completed", "otp-needed"),
    direction: connection.type,
    sourceCurrency: connection.sourceCurrency,
    destinationCurrency: connection.destinationCurrency,
    percentFeeBps: work.settings.pricing.feeBps.toString(),
    lightningBeneficiaryId: connection.subtype === "LN" ? connection.beneficiaryId : null,
    createdAt: work.now,
    updatedAt: work.now,
  };
  await standingOrders.insert(work.db, order);
  const ready = await assignDepositPlace(work, { ...connection, standingOrderId: order.id });
  const { id: connectionId, userId, applicationId } = connection;
  const expiresAt = connection.createdAt + limits.connectionExpiry.value * SECOND;
  await issueChallenge(work, {
    ...{ userId, applicationId, connectionId, expiresAt },
    standingOrderId: order.id,
    purpose: "activation",
  });
  await setConnectionStatus(work, ready, next("ConnectionStatus", "INITIATING", "processing-completed", "otp-needed"));
  await schedule(work, { kind: "expireConnection", userId, subjectId: connectionId, dueAt: expiresAt });
}
