import { next } from "../domain/lifecycle.ts";
import { note, type Work } from "../engine/work.ts";
import { type Connection, type ConnectionStatus, changeConnectionStatus } from "../store/tables/connections.ts";
import { changeStandingOrderStatus, type StandingOrder } from "../store/tables/standing-orders.ts";

/** Moves a connection on; the old state is part of the condition, so that no step is ever taken twice. */
export async function setConnectionStatus(work: Work, connection: Connection, to: ConnectionStatus): Promise<void> {
  const changed = await changeConnectionStatus(work.db, connection, to, work.now);
  if (!changed) throw new Error(`connection ${connection.id} is no longer ${connection.status}`);
  note(work, { kind: "connection", id: connection.id, state: to, userId: connection.userId });
}

/** Ends one connection; its standing order goes on for those who share it. */
export function deactivateConnection(work: Work, connection: Connection): Promise<void> {
  return setConnectionStatus(work, connection, next("ConnectionStatus", "ACTIVE", "cancel", "user-cancels"));
}

export async function setStandingOrderStatus(
  work: Work,
  order: StandingOrder,
  to: StandingOrder["status"],
): Promise<StandingOrder> {
  const changed = await changeStandingOrderStatus(work.db, order, to, work.now);
  if (!changed) throw new Error(`standing order ${order.id} is no longer ${order.status}`);
  return { ...order, status: to, updatedAt: work.now };
}
