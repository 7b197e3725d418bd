import { next } from "../domain/lifecycle.ts";
import { Refusal } from "../domain/refusal.ts";
import type { Work } from "../engine/work.ts";
import type { Challenge } from "../store/tables/challenges.ts";
import { findConnection } from "../store/tables/connections.ts";
import { findStandingOrder, type StandingOrder } from "../store/tables/standing-orders.ts";
import { answerChallenge } from "./answer-challenge.ts";
import { enqueueConnectionActive } from "./enqueue-events.ts";
import { setConnectionStatus, setStandingOrderStatus } from "./set-status.ts";

export async function confirmConnection(
  work: Work,
  challenge: Challenge,
  code: string,
): Promise<StandingOrder | Refusal> {
  const connection = await findConnection(work.db, challenge.connectionId);
  const order = await findStandingOrder(work.db, challenge.standingOrderId);
  if (!connection || !order) throw new Error(`challenge ${challenge.id} belongs to nothing`);
  if (connection.status === "EXPIRED") return new Refusal("OTP_EXPIRED");
  if (connection.status !== "PENDING") return new Refusal("CONNECTION_NOT_PENDING");

  const refusal = await answerChallenge(work, challenge, code);
  if (refusal) return refusal;
  await setConnectionStatus(work, connection, next("ConnectionStatus", "PENDING", "confirm", "correct-otp"));
  await enqueueConnectionActive(work, connection);
  const active = next("StandingOrderStatus", "PENDING_CONFIRMATION", "confirm", "correct-otp");
  return setStandingOrderStatus(work, order, active);
}
