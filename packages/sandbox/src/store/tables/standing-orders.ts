import { transitions } from "@svc/openapi";
import { knownValues } from "../../generated/known-values.ts";
import type { Db } from "../db.ts";
import { integer, key, nullable, oneOf, text } from "../schema/column.ts";
import { index } from "../schema/indexes.ts";
import { defineTable, type RowOf } from "../schema/table.ts";
import { ALIVE } from "./connections.ts";

/** The instruction that moves money. Lightning connections to one bank account share one. */
export const standingOrders = defineTable(
  "standing_orders",
  {
    id: key,
    userId: text,
    status: oneOf(...transitions.StandingOrderStatus.states),
    direction: oneOf(...knownValues.ConnectionType),
    sourceCurrency: text,
    destinationCurrency: text,
    percentFeeBps: text,
    /** Set on Lightning standing orders only: what later Lightning connections look for. */
    lightningBeneficiaryId: nullable(text),
    createdAt: integer,
    updatedAt: integer,
  },
  {
    indexes: [
      index("standing_orders_lightning", ["userId", "lightningBeneficiaryId"], "lightning_beneficiary_id IS NOT NULL"),
    ],
  },
);

export type StandingOrder = RowOf<typeof standingOrders>;

export const findStandingOrder = standingOrders.finder("WHERE id = ?");
export const findLightningStandingOrder = standingOrders.finder(
  "WHERE user_id = ? AND lightning_beneficiary_id = ? AND status = 'ACTIVE' ORDER BY seq DESC",
);
export const listStandingOrdersOfConnections = standingOrders.lister(
  `WHERE id IN (SELECT standing_order_id FROM connections
    WHERE user_id = ? AND application_id = ? AND ${ALIVE})`,
);

/** Answers false when the standing order is no longer in the state that it was read in. */
export async function changeStandingOrderStatus(
  db: Db,
  { id, status }: Pick<StandingOrder, "id" | "status">,
  to: StandingOrder["status"],
  at: number,
): Promise<boolean> {
  const sql = "UPDATE standing_orders SET status = ?, updated_at = ? WHERE id = ? AND status = ?";
  return (await db.run(sql, to, at, id, status)) === 1;
}
