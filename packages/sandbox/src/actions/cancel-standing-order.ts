import { limits } from "@svc/openapi";
import { Refusal } from "../domain/refusal.ts";
import { SECOND } from "../domain/time.ts";
import type { Work } from "../engine/work.ts";
import { type Challenge, changeChallengeState, findOpenChallenge } from "../store/tables/challenges.ts";
import { type Connection, listActiveOfStandingOrder } from "../store/tables/connections.ts";
import type { StandingOrder } from "../store/tables/standing-orders.ts";
import { findOwnStandingOrder } from "./find-own-standing-order.ts";
import { issueChallenge } from "./issue-challenge.ts";
import type { Owner } from "./owner.ts";
import { deactivateConnection } from "./set-status.ts";

/** Closes one of several connections at once; for the last one, asks for a code and answers its challenge. */
export async function cancelStandingOrder(work: Work, owner: Owner, orderId: string): Promise<Challenge | "done"> {
  const order = await findOwnStandingOrder(work, owner, orderId);
  if (order.status !== "ACTIVE") throw new Refusal("CONNECTION_NOT_ACTIVE");
  const active = await listActiveOfStandingOrder(work.db, orderId);
  const own = active.find((connection) => connection.applicationId === owner.applicationId);
  if (!own) throw new Refusal("CONNECTION_NOT_ACTIVE");
  if (active.length > 1) {
    await deactivateConnection(work, own);
    return "done";
  }
  return askForCode(work, order, own);
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
