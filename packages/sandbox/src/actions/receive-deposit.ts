import { checkAmount, isDepositCurrency } from "../domain/money/deposit-limits.ts";
import { arrival } from "../domain/money/ledger.ts";
import { isCurrency } from "../domain/money/money.ts";
import { isCryptoCurrency } from "../domain/money/prices.ts";
import { type Pricing, type Quote, quoteBuy, quoteSell } from "../domain/money/quote.ts";
import { normalizePlace } from "../domain/places/normalize-place.ts";
import { newUuid } from "../engine/random.ts";
import { note, schedule, type Work } from "../engine/work.ts";
import { type Connection, findConnection } from "../store/tables/connections.ts";
import { type DepositTarget, findDepositTarget, markUsed } from "../store/tables/deposit-targets.ts";
import { type Order, orders } from "../store/tables/orders.ts";
import { findStandingOrder } from "../store/tables/standing-orders.ts";
import { book } from "./book.ts";

const SECOND = 1000;

export interface Deposit {
  readonly to: string;
  readonly amount: bigint;
  readonly currency: string;
}

export type DepositProblem = "unknown place" | "wrong currency";

/** Money has arrived. It is converted at the price of this moment; whether it can be kept shows when it is settled. */
export async function receiveDeposit(work: Work, deposit: Deposit): Promise<Order | DepositProblem> {
  const target = await lockTarget(work, deposit.to);
  if (!target) return "unknown place";
  if (target.currency !== deposit.currency || !isCurrency(deposit.currency)) return "wrong currency";
  const connection = target.connectionId === null ? undefined : await findConnection(work.db, target.connectionId);
  const pricing = await agreedPricing(work, connection);
  const order = draftOrder(work, deposit, target, connection, pricing);
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

function draftOrder(
  work: Work,
  deposit: Deposit,
  target: DepositTarget,
  connection: Connection | undefined,
  pricing: Pricing,
): Order {
  const failure = findFailure(deposit, target, connection);
  const { quote, currency } = quoteDeposit(work.now, deposit, connection, pricing);
  const { userId, applicationId, connectionId } = target;
  return {
    id: target.used || target.orderId === null ? newUuid() : target.orderId,
    ...{ userId, applicationId, connectionId },
    type: connection
      ? connection.type === "FIAT_TO_CRYPTO"
        ? "ONRAMP"
        : "OFFRAMP"
      : "OFFRAMP_WITHOUT_FIAT_WITHDRAWAL",
    subType: connection?.subtype === "LN" || target.blockchain === "LIGHTNING" ? "LIGHTNING" : "ONCHAIN",
    status: "PENDING",
    sourceAmount: deposit.amount,
    sourceCurrency: deposit.currency,
    destinationAmount: failure === null ? quote.amount : 0n,
    destinationCurrency: currency,
    price: quote.price,
    feeCents: failure === null ? quote.feeCents : 0n,
    failure,
    createdAt: work.now,
    updatedAt: work.now,
  };
}

function findFailure(deposit: Deposit, target: DepositTarget, connection: Connection | undefined): string | null {
  if (connection && connection.status !== "ACTIVE") return "the connection is not active";
  if (target.purpose === "card" && target.used) return "the address was good for one deposit";
  return isDepositCurrency(deposit.currency) ? checkAmount(deposit.amount, deposit.currency) : "cannot be deposited";
}

function quoteDeposit(
  now: number,
  { amount, currency }: Deposit,
  connection: Connection | undefined,
  pricing: Pricing,
): { quote: Quote; currency: string } {
  if (connection?.type === "FIAT_TO_CRYPTO") {
    const bought = connection.destinationCurrency;
    if (!isCryptoCurrency(bought)) throw new Error(`${bought} cannot be bought`);
    return { quote: quoteBuy(amount, bought, now, pricing), currency: bought };
  }
  if (!isCryptoCurrency(currency)) throw new Error(`${currency} cannot be sold`);
  return { quote: quoteSell(amount, currency, now, pricing), currency: "EUR" };
}
