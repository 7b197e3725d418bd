import { departure, purchase, sale } from "../domain/money/ledger.ts";
import { isCurrency } from "../domain/money/money.ts";
import { isCryptoCurrency } from "../domain/money/prices.ts";
import { note, type Work } from "../engine/work.ts";
import { changeOrderStatus, findOrder, type Order } from "../store/tables/orders.ts";
import { book } from "./book.ts";
import { enqueueOrderEnd } from "./enqueue-events.ts";

/** Converts a deposit and pays it out, or sends it back. */
export async function settleOrder(work: Work, orderId: string): Promise<void> {
  const order = await findOrder(work.db, orderId);
  if (order?.status !== "PENDING") return;
  await bookOutcome(work, order);
  const status = order.failure === null ? "SUCCESSFUL" : "FAILED";
  await changeOrderStatus(work.db, order.id, status, work.now);
  note(work, { kind: "order", id: order.id, state: status, userId: order.userId });
  await enqueueOrderEnd(work, order, status);
}

async function bookOutcome(work: Work, order: Order): Promise<void> {
  const { id, userId, sourceAmount, destinationAmount, feeCents } = order;
  const source = currencyOf(order.sourceCurrency);
  if (order.failure !== null) return book(work, `${id}/return`, departure(userId, source, sourceAmount));

  if (order.type === "ONRAMP") {
    const currency = cryptoOf(order.destinationCurrency);
    const trade = { userId, currency, crypto: destinationAmount, cents: sourceAmount, feeCents };
    await book(work, `${id}/conversion`, purchase(trade));
    return book(work, `${id}/payout`, departure(userId, currency, destinationAmount));
  }
  const trade = { userId, currency: cryptoOf(source), crypto: sourceAmount, cents: destinationAmount, feeCents };
  if (order.type === "OFFRAMP_WITHOUT_FIAT_WITHDRAWAL") return book(work, `${id}/conversion`, sale(trade, "balance"));
  await book(work, `${id}/conversion`, sale(trade, "transit"));
  return book(work, `${id}/payout`, departure(userId, "EUR", destinationAmount));
}

function currencyOf(code: string) {
  if (!isCurrency(code)) throw new Error(`unknown currency ${code}`);
  return code;
}

function cryptoOf(code: string) {
  if (!isCryptoCurrency(code)) throw new Error(`${code} is no crypto currency`);
  return code;
}
