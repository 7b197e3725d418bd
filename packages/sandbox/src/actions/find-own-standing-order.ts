import { Refusal } from "../domain/refusal.ts";
import { isStorable } from "../domain/storable.ts";
import type { Work } from "../engine/work.ts";
import { findOfStandingOrder } from "../store/tables/connections.ts";
import { findStandingOrder, type StandingOrder } from "../store/tables/standing-orders.ts";
import type { Owner } from "./owner.ts";

/** A standing order belongs to whoever has, or had, a connection on it. */
export async function findOwnStandingOrder(
  work: Work,
  { userId, applicationId }: Owner,
  orderId: string,
): Promise<StandingOrder> {
  // What cannot be stored is the id of nothing.
  if (!isStorable(orderId)) throw new Refusal("STANDING_ORDER_NOT_FOUND");
  const connection = await findOfStandingOrder(work.db, orderId, userId, applicationId);
  const order = connection && (await findStandingOrder(work.db, orderId));
  if (!order) throw new Refusal("STANDING_ORDER_NOT_FOUND");
  return order;
}
