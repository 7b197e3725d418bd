import { limits } from "@svc/openapi";
import { next } from "../domain/lifecycle.ts";
import { Refusal } from "../domain/refusal.ts";
import { isStorable } from "../domain/storable.ts";
import type { Work } from "../engine/work.ts";
import { type Challenge, changeChallengeState, findOpenChallenge } from "../store/tables/challenges.ts";
import { type Connection, findOfStandingOrder, listActiveOfStandingOrder } from "../store/tables/connections.ts";
import { findStandingOrder, type StandingOrder } from "../store/tables/standing-orders.ts";
import { answerChallenge } from "./answer-challenge.ts";
import { issueChallenge } from "./issue-challenge.ts";
import type { Owner } from "./owner.ts";
import { setConnectionStatus, setStandingOrderStatus } from "./set-status.ts";

const SECOND = 1000;

/** Closes one of several connections at once; for the last one, asks for a code and answers its challenge. */
export async function cancelStandingOrder(work: Work, owner: Owner, orderId: string): Promise<Challenge | "done"> {
  const order = await findOwnStandingOrder(work, owner, orderId);
  if (order.status !== "ACTIVE") throw new Refusal("CONNECTION_NOT_ACTIVE");
  const active = await listActiveOfStandingOrder(work.db, orderId);
  const own = active.find((connection) => connection.applicationId === owner.applicationId);
  if (!own) throw new Refusal("CONNECTION_NOT_ACTIVE");
  if (active.length > 1) {
    await deactivate(work, own);
    return "done";
  }
  return askForCode(work, order, own);
}

export async function confirmCancellation(
  work: Work,
  { applicationId }: Owner,
  order: StandingOrder,
  challenge: Challenge,
  code: string,
): Promise<StandingOrder | Refusal> {
  const active = await listActiveOfStandingOrder(work.db, order.id);
  // Whose own connection was closed in the meantime has nothing left to end here.
  const owns = active.some((connection) => connection.applicationId === applicationId);
  if (order.status !== "ACTIVE" || !owns) return new Refusal("CONNECTION_NOT_ACTIVE");
  const refusal = await answerChallenge(work, challenge, code);
  if (refusal) return refusal;
  for (const connection of active) await deactivate(work, connection);
  return setStandingOrderStatus(work, order, next("StandingOrderStatus", "ACTIVE", "cancel", "correct-otp"));
}

/** A standing order belongs to whoever has, or had, a connection on it. */
export async function findOwnStandingOrder(
  work: Work,
  { userId, applicationId }: Owner,
  orderId: string,
): Promise<StandingOrder> {
  // What cannot be stored is the id of nothing.
  if (!isStorable(orderId)) throw new Refusal("STANDING_ORDER_NOT_FOUND");
  const connection = await findOfStandingOrder(work.db, orderId, userId, applicationId);
  const order = connection && (await findStandingOrder(work.db, orderId));
  if (!order) throw new Refusal("STANDING_ORDER_NOT_FOUND");
  return order;
}

async function askForCode(work: Work, order: StandingOrder, connection: Connection): Promise<Challenge> {
  const earlier = await findOpenChallenge(work.db, order.id, "cancellation");
  if (earlier) await changeChallengeState(work.db, earlier.id, "void");
  return issueChallenge(work, {
    userId: connection.userId,
    applicationId: connection.applicationId,
    purpose: "cancellation",
    standingOrderId: order.id,
    connectionId: connection.id,
    expiresAt: work.now + limits.cancelChallengeExpiry.value * SECOND,
  });
}

async function deactivate(work: Work, connection: Connection): Promise<void> {
  await setConnectionStatus(work, connection, next("ConnectionStatus", "ACTIVE", "cancel", "user-cancels"));
}
