import { transitions } from "@svc/openapi";
import type { Work } from "../engine/work.ts";
import { type Connection, listAllConnections } from "../store/tables/connections.ts";
import { findStandingOrder, type StandingOrder } from "../store/tables/standing-orders.ts";

const ALL = 1_000_000;
const TERMINAL: readonly string[] = transitions.ConnectionStatus.terminal;

/** Which states of the standing order go with a state of its connection; null when it has none. */
const fitting: Readonly<Record<Connection["status"], readonly (StandingOrder["status"] | null)[]>> = {
  INITIATING: [null],
  PENDING: ["PENDING_CONFIRMATION"],
  ACTIVE: ["ACTIVE"],
  FAILED: [null],
  EXPIRED: ["EXPIRED"],
  // Closed alone, or with its standing order.
  INACTIVE: ["ACTIVE", "CANCELLED"],
};

export async function checkConnections({ db }: Work): Promise<string[]> {
  const connections = await listAllConnections(db, ALL, 0);
  const problems = findRepeated(connections);
  for (const { id, status, standingOrderId } of connections) {
    const order = standingOrderId === null ? undefined : await findStandingOrder(db, standingOrderId);
    const state = order?.status ?? null;
    if (!fitting[status].includes(state)) problems.push(`connection ${id} is ${status}, its standing order ${state}`);
  }
  return problems;
}

function findRepeated(connections: readonly Connection[]): string[] {
  const seen = new Set<string>();
  const problems: string[] = [];
  for (const { userId, name, destinationKey, lnUsername, status } of connections) {
    if (TERMINAL.includes(status)) continue;
    const marks = [`name ${userId} ${name}`];
    if (destinationKey !== null) marks.push(`destination ${userId} ${destinationKey}`);
    if (lnUsername !== null) marks.push(`Lightning user name ${lnUsername}`);
    for (const mark of marks) {
      if (seen.has(mark)) problems.push(`${mark} is used twice`);
      seen.add(mark);
    }
  }
  return problems;
}
