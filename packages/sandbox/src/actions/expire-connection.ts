import { next } from "../domain/lifecycle.ts";
import type { Work } from "../engine/work.ts";
import { findConnection } from "../store/tables/connections.ts";
import { findStandingOrder } from "../store/tables/standing-orders.ts";
import { setConnectionStatus, setStandingOrderStatus } from "./set-status.ts";

/** Nobody has confirmed in time. The challenge stays as it is: whoever still answers it is told that it has expired. */
export async function expireConnection(work: Work, connectionId: string): Promise<void> {
  const connection = await findConnection(work.db, connectionId);
  if (connection?.status !== "PENDING") return;
  await setConnectionStatus(work, connection, next("ConnectionStatus", "PENDING", "expiry", "otp-not-confirmed"));
  const order = await findStandingOrder(work.db, connection.standingOrderId);
  if (!order) throw new Error(`connection ${connectionId} is pending without a standing order`);
  await setStandingOrderStatus(
    work,
    order,
    next("StandingOrderStatus", "PENDING_CONFIRMATION", "expiry", "otp-not-confirmed"),
  );
}
