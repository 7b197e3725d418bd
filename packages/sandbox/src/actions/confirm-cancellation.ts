import { next } from "../domain/lifecycle.ts";
import { Refusal } from "../domain/refusal.ts";
import type { Work } from "../engine/work.ts";
import type { Challenge } from "../store/tables/challenges.ts";
import { listActiveOfStandingOrder } from "../store/tables/connections.ts";
import type { StandingOrder } from "../store/tables/standing-orders.ts";
import { answerChallenge } from "./answer-challenge.ts";
import { deactivateConnection, setStandingOrderStatus } from "./set-status.ts";

/** Ends a standing order, and with it all connections that share it. */
export async function confirmCancellation(
  work: Work,
  order: StandingOrder,
  challenge: Challenge,
  code: string,
): Promise<StandingOrder | Refusal> {
  const active = await listActiveOfStandingOrder(work.db, order.id);
  // Whose own connection was closed in the meantime has nothing left to end here.
  const owns = active.some((connection) => connection.applicationId === challenge.applicationId);
  if (order.status !== "ACTIVE" || !owns) return new Refusal("CONNECTION_NOT_ACTIVE");
  const refusal = await answerChallenge(work, challenge, code);
  if (refusal) return refusal;
  for (const connection of active) await deactivateConnection(work, connection);
  return setStandingOrderStatus(work, order, next("StandingOrderStatus", "ACTIVE", "cancel", "correct-otp"));
}
