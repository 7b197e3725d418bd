import type { Range } from "../rules/money.ts";
import { PROCESSING_SECONDS } from "../state/cast.ts";
import { announce, schedule } from "../state/happen.ts";
import type { Deposit, Model, Place } from "../state/model.ts";
import { destinationOf } from "../state/plan.ts";

interface Arrival {
  readonly place: Place;
  readonly id: string;
  readonly amount: bigint;
  /** Between the minimum and the maximum. */
  readonly allowed: boolean;
  readonly worth: Range;
  readonly price: string | undefined;
}

const NOTHING: Range = { least: 0n, most: 0n };

/** Money has arrived. It is converted at the price of this moment and paid out, or sent back. */
export function deposit(model: Model, { place, id, amount, allowed, worth, price }: Arrival): Deposit {
  const end = allowed && model.rules.isAccepted(place) ? "SUCCESSFUL" : "FAILED";
  place.used = true;
  const made: Deposit = {
    ...{ place, id, end, price },
    createdAt: model.now,
    sourceAmount: amount,
    destinationCurrency: place.connection ? destinationOf(place.connection.plan) : "EUR",
    ...(end === "SUCCESSFUL" ? worth : NOTHING),
    destinationAmount: undefined,
    status: "PENDING",
  };
  model.deposits.push(made);
  schedule(model, PROCESSING_SECONDS, () => settle(model, made));
  return made;
}

function settle(model: Model, made: Deposit): void {
  made.status = made.end;
  const timestamp = new Date(model.now).toISOString();
  const { owner, currency } = made.place;
  const { ref } = owner;
  announce(model, owner, "order-status", () => ({
    orderId: made.id,
    status: made.end,
    userId: owner.user.id,
    ...(ref !== undefined && { sourceId: ref }),
    sourceAmount: made.sourceAmount.toString(),
    sourceCurrency: currency,
    destinationAmount: made.destinationAmount?.toString(),
    destinationCurrency: made.destinationCurrency,
    ...(made.price !== undefined && { price: { price: made.price, currency: "EUR" } }),
    timestamp,
  }));
}
