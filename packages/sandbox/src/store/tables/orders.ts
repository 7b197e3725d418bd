import { knownValues } from "../../generated/known-values.ts";
import { count } from "../count.ts";
import type { Db } from "../db.ts";
import { amount, integer, key, nullable, oneOf, text } from "../schema/column.ts";
import { index } from "../schema/indexes.ts";
import { defineTable, type RowOf } from "../schema/table.ts";

/** One deposit and what became of it: what the API lists as a transaction. */
export const orders = defineTable(
  "orders",
  {
    id: key,
    userId: text,
    applicationId: text,
    connectionId: nullable(text),
    type: oneOf(...knownValues.TransactionType),
    subType: oneOf(...knownValues.TransactionSubType),
    status: oneOf(...knownValues.TransactionStatus),
    sourceAmount: amount,
    sourceCurrency: text,
    destinationAmount: amount,
    destinationCurrency: text,
    /** In EUR for one unit of the crypto currency, after fees. */
    price: text,
    feeCents: amount,
    /** Why the order will be, or was, returned. */
    failure: nullable(text),
    createdAt: integer,
    updatedAt: integer,
  },
  {
    indexes: [
      index("orders_of_user", ["userId", "createdAt"]),
      index("orders_of_connection", ["connectionId"], "connection_id IS NOT NULL"),
    ],
  },
);

export type Order = RowOf<typeof orders>;

export const findOrder = orders.finder("WHERE id = ?");
export const listOrders = orders.lister(
  `WHERE user_id = ? AND application_id = ? AND created_at >= ? AND created_at <= ?
   ORDER BY created_at DESC, seq DESC LIMIT ? OFFSET ?`,
);
export const listOrdersOfUser = orders.lister("WHERE user_id = ? ORDER BY seq DESC LIMIT ? OFFSET ?");

export function countOrders(db: Db, ...range: readonly [string, string, number, number]): Promise<number> {
  return count(
    db,
    "SELECT COUNT(*) FROM orders WHERE user_id = ? AND application_id = ? AND created_at >= ? AND created_at <= ?",
    ...range,
  );
}

export async function changeOrderStatus(db: Db, id: string, to: Order["status"], at: number): Promise<void> {
  await db.run("UPDATE orders SET status = ?, updated_at = ? WHERE id = ?", to, at, id);
}
