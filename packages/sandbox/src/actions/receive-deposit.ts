import { arrival } from "../domain/money/ledger.ts";
import { isCurrency } from "../domain/money/money.ts";
import type { Pricing } from "../domain/money/quote.ts";
import { normalizePlace } from "../domain/places/normalize-place.ts";
import { SECOND } from "../domain/time.ts";
import { note, schedule, type Work } from "../engine/work.ts";
import { type Connection, findConnection } from "../store/tables/connections.ts";
import { type DepositTarget, findDepositTarget, markUsed } from "../store/tables/deposit-targets.ts";
import { type Order, orders } from "../store/tables/orders.ts";
import { findStandingOrder } from "../store/tables/standing-orders.ts";
import { book } from "./book.ts";
import { type Deposit, draftOrder } from "./draft-order.ts";

export type DepositProblem = "unknown place" | "wrong currency";

/** Money has arrived. It is converted at the price of this moment; whether it can be kept shows when it is settled. */
export async function receiveDeposit(work: Work, deposit: Deposit): Promise<Order | DepositProblem> {
  const target = await lockTarget(work, deposit.to);
  if (!target) return "unknown place";
  if (target.currency !== deposit.currency || !isCurrency(deposit.currency)) return "wrong currency";
  const connection = target.connectionId === null ? undefined : await findConnection(work.db, target.connectionId);
  const pricing = await agreedPricing(work, connection);
  const order = draftOrder({ now: work.now, deposit, target, connection, pricing });
  await orders.insert(work.db, order);
  await markUsed(work.db, target.place);
  await book(work, `${order.id}/arrival`, arrival(order.userId, deposit.currency, order.sourceAmount));
  const dueAt = work.now + work.settings.processingSeconds * SECOND;
  await schedule(work, { kind: "settleOrder", userId: order.userId, subjectId: order.id, dueAt });
  note(work, { kind: "order", id: order.id, state: order.status, userId: order.userId });
  return order;
}

/** Read again once the user is ours: two deposits to a card address are one too many. */
async function lockTarget(work: Work, to: string): Promise<DepositTarget | undefined> {
  const place = normalizePlace(to);
  const found = await findDepositTarget(work.db, place);
  if (!found) return undefined;
  await work.db.lockUser(found.userId);
  return findDepositTarget(work.db, place);
}

/** A standing order keeps the fee that it was made with; card top-ups pay that of today. */
async function agreedPricing({ db, settings }: Work, connection: Connection | undefined): Promise<Pricing> {
  const id = connection?.standingOrderId ?? null;
  const standingOrder = id === null ? undefined : await findStandingOrder(db, id);
  return standingOrder ? { ...settings.pricing, feeBps: BigInt(standingOrder.percentFeeBps) } : settings.pricing;
}
