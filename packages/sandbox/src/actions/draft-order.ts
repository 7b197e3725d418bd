import { checkAmount, isDepositCurrency } from "../domain/money/deposit-limits.ts";
import { isCryptoCurrency } from "../domain/money/prices.ts";
import { type Pricing, type Quote, quoteBuy, quoteSell } from "../domain/money/quote.ts";
import { newUuid } from "../engine/random.ts";
import type { Connection } from "../store/tables/connections.ts";
import type { DepositTarget } from "../store/tables/deposit-targets.ts";
import type { Order } from "../store/tables/orders.ts";

export interface Deposit {
  readonly to: string;
  /** In the smallest unit of the currency. */
  readonly amount: bigint;
  readonly currency: string;
}

/** A deposit, and all that decides what becomes of it. */
export interface Arrival {
  readonly now: number;
  readonly deposit: Deposit;
  readonly target: DepositTarget;
  /** None when it tops up a card. */
  readonly connection: Connection | undefined;
  readonly pricing: Pricing;
}

/** What an arrival comes to, at the price of its moment. */
export function draftOrder(arrival: Arrival): Order {
  const { now, deposit, target, connection } = arrival;
  const failure = findFailure(arrival);
  const { quote, currency } = quoteArrival(arrival);
  const { userId, applicationId, connectionId } = target;
  return {
    id: target.used || target.orderId === null ? newUuid() : target.orderId,
    ...{ userId, applicationId, connectionId },
    type: connection ? TYPES[connection.type] : "OFFRAMP_WITHOUT_FIAT_WITHDRAWAL",
    subType: connection?.subtype === "LN" || target.blockchain === "LIGHTNING" ? "LIGHTNING" : "ONCHAIN",
    status: "PENDING",
    sourceAmount: deposit.amount,
    sourceCurrency: deposit.currency,
    destinationAmount: failure === null ? quote.amount : 0n,
    destinationCurrency: currency,
    price: quote.price,
    feeCents: failure === null ? quote.feeCents : 0n,
    failure,
    createdAt: now,
    updatedAt: now,
  };
}

const TYPES = { FIAT_TO_CRYPTO: "ONRAMP", CRYPTO_TO_FIAT: "OFFRAMP" } as const;

/** Why the money will be sent back; null when it can be kept. */
function findFailure({ deposit, target, connection }: Arrival): string | null {
  if (connection && connection.status !== "ACTIVE") return "the connection is not active";
  if (target.purpose === "card" && target.used) return "the address was good for one deposit";
  return isDepositCurrency(deposit.currency) ? checkAmount(deposit.amount, deposit.currency) : "cannot be deposited";
}

function quoteArrival({ now, deposit, connection, pricing }: Arrival): { quote: Quote; currency: string } {
  const { amount, currency } = deposit;
  if (connection?.type === "FIAT_TO_CRYPTO") {
    const bought = connection.destinationCurrency;
    if (!isCryptoCurrency(bought)) throw new Error(`${bought} cannot be bought`);
    return { quote: quoteBuy(amount, bought, now, pricing), currency: bought };
  }
  if (!isCryptoCurrency(currency)) throw new Error(`${currency} cannot be sold`);
  return { quote: quoteSell(amount, currency, now, pricing), currency: "EUR" };
}
