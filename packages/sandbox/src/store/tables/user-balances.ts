import type { Db } from "../db.ts";
import { amount, text } from "../schema/column.ts";
import { unique } from "../schema/indexes.ts";
import { defineTable, type RowOf } from "../schema/table.ts";

/**
 * Running totals of the accounts that belong to users. Accounts of the house have none: every booking touches
 * them, so a row to update would make all users wait for each other.
 */
export const userBalances = defineTable(
  "user_balances",
  { userId: text, account: text, currency: text, balance: amount },
  {
    indexes: [unique("user_balances_account", ["account", "currency"])],
    constraints: ["CHECK (balance NOT LIKE '-%')"],
  },
);

export type UserBalance = RowOf<typeof userBalances>;

export const findBalance = userBalances.finder("WHERE account = ? AND currency = ?");
export const listBalances = userBalances.lister("ORDER BY seq");

export async function saveBalance(db: Db, { account, currency, balance }: Omit<UserBalance, "userId">): Promise<void> {
  const sql = "UPDATE user_balances SET balance = ? WHERE account = ? AND currency = ?";
  await db.run(sql, balance.toString(), account, currency);
}
