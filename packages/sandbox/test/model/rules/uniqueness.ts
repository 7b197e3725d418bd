import type { ErrorCode } from "@svc/openapi";
import type { Connection, Model, User } from "../state/model.ts";
import type { Plan } from "../state/plan.ts";
import { aliveOf, isAlive, isUnconfirmed } from "../state/read.ts";

const MOST_PENDING = 10;
const IBAN_BLOCK_MS = 10 * 60 * 1000;

/** Currency and address of a buy, bank account of an on-chain sell. Lightning connections may share theirs. */
function destinationKey(plan: Plan): string | undefined {
  if (plan.type === "FIAT_TO_CRYPTO") return `${plan.currency} ${plan.address}`;
  return plan.subtype === "LN" ? undefined : plan.iban;
}

export const uniqueness = {
  /** Whichever application has made the connection that has it. */
  nameIsTaken: (model: Model, user: User, name: string | undefined): boolean =>
    name !== undefined && aliveOf(model, user).some((connection) => connection.name === name),

  destinationClash(model: Model, user: User, plan: Plan): ErrorCode | undefined {
    const key = destinationKey(plan);
    if (key === undefined) return undefined;
    const other = aliveOf(model, user).find((connection) => destinationKey(connection.plan) === key);
    if (!other) return undefined;
    if (other.status !== "ACTIVE") return "DUPLICATE_BRINGIN_LINK";
    return plan.type === "FIAT_TO_CRYPTO" ? "DUPLICATE_DESTINATION_ADDRESS" : "DUPLICATE_IBAN";
  },

  /** The only thing that users take from each other. */
  lightningNameIsTaken(model: Model, _user: User, plan: Plan): boolean {
    const holds = ({ plan: held }: Connection) =>
      plan.type === "CRYPTO_TO_FIAT" && held.type === "CRYPTO_TO_FIAT" && held.username === plan.username;
    return plan.subtype === "LN" && model.connections.some((connection) => isAlive(connection) && holds(connection));
  },

  /** The specification counts those under way among the pending ones when it speaks of names; so here. */
  hasTooManyPending: (model: Model, user: User): boolean =>
    aliveOf(model, user).filter(isUnconfirmed).length >= MOST_PENDING,

  ibanHasJustFailed: (model: Model, user: User, plan: Plan): boolean =>
    plan.type === "CRYPTO_TO_FIAT" &&
    model.connections.some(
      ({ owner, plan: failed, status, updatedAt }) =>
        owner.user === user &&
        status === "FAILED" &&
        failed.type === "CRYPTO_TO_FIAT" &&
        failed.iban === plan.iban &&
        model.now - updatedAt < IBAN_BLOCK_MS,
    ),
};
