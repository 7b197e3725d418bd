import type { Db } from "../db.ts";
import { flag, integer, key, nullable, oneOf, text } from "../schema/column.ts";
import { defineTable, type RowOf } from "../schema/table.ts";

/** Everywhere that money can be sent to: IBANs, crypto addresses, Lightning addresses. */
export const depositTargets = defineTable("deposit_targets", {
  /** Normalised, so that every way of writing the same place finds it. */
  place: key,
  purpose: oneOf("connection", "card"),
  userId: text,
  applicationId: text,
  connectionId: nullable(text),
  /** The order that a card address was made for. */
  orderId: nullable(text),
  currency: text,
  blockchain: nullable(text),
  /** A card address is good for one deposit. */
  used: flag,
  createdAt: integer,
});

export type DepositTarget = RowOf<typeof depositTargets>;

export const findDepositTarget = depositTargets.finder("WHERE place = ?");

export async function markUsed(db: Db, place: string): Promise<void> {
  await db.run("UPDATE deposit_targets SET used = 1 WHERE place = ?", place);
}

export async function removeDepositTarget(db: Db, place: string): Promise<void> {
  await db.run("DELETE FROM deposit_targets WHERE place = ?", place);
}
