import type { AnswerOf } from "../../../src/http/api/operation-types.ts";
import { obtain } from "../run/ask.ts";
import { Divergence } from "../run/divergence.ts";
import { same } from "../run/same.ts";
import type { World } from "../run/world.ts";
import type { Deposit } from "../state/model.ts";
import { describe, type Session } from "../state/read.ts";

const PAGE = 50;

type Transaction = AnswerOf<"listTransactions">["transactions"][number];

/** Balance and history are those that the deposits have made. */
export async function checkMoney(world: World, session: Session): Promise<void> {
  const { model } = world;
  const history = historyOf(world, session);
  const { transactions, ...counts } = await obtain(world, session.key, "listTransactions", { body: {} });
  const page = history.slice(0, PAGE);
  const what = `transactions of ${describe(session)}`;
  same(what, counts, { number: page.length, totalCount: history.length });
  same(what, transactions, expectTransactions(page, transactions));

  const { balance } = await obtain(world, session.key, "getBalance", { body: { currency: "EUR" } });
  same(`balance of ${describe(session)}`, balance, model.rules.balance(model, session.user).toString());
}

/** Newest first. */
export const historyOf = ({ model }: World, session: Session): Deposit[] =>
  model.deposits.filter((deposit) => model.rules.seesDeposit(session, deposit)).reverse();

export function expectTransactions(deposits: readonly Deposit[], shown: readonly Transaction[]): unknown[] {
  return deposits.map((deposit, index) => expectTransaction(deposit, shown[index]?.destinationAmount ?? ""));
}

function expectTransaction(deposit: Deposit, shownAmount: string) {
  const { id, place, status, sourceAmount, destinationCurrency, createdAt } = deposit;
  deposit.destinationAmount ??= takeOver(deposit, shownAmount);
  return {
    orderId: id,
    type: typeOf(deposit),
    subType: place.lightning ? "LIGHTNING" : "ONCHAIN",
    sourceAmount: sourceAmount.toString(),
    sourceCurrency: place.currency,
    destinationAmount: deposit.destinationAmount.toString(),
    ...{ destinationCurrency, status },
    createdAt: new Date(createdAt).toISOString(),
  };
}

function takeOver({ least, most }: Deposit, shownAmount: string): bigint {
  const amount = /^\d+$/.test(shownAmount) ? BigInt(shownAmount) : -1n;
  if (amount < least || amount > most) throw new Divergence("destinationAmount", `${least} to ${most}`, shownAmount);
  return amount;
}

function typeOf({ place: { connection } }: Deposit): string {
  if (!connection) return "OFFRAMP_WITHOUT_FIAT_WITHDRAWAL";
  return connection.plan.type === "FIAT_TO_CRYPTO" ? "ONRAMP" : "OFFRAMP";
}
