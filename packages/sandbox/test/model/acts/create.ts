import type { ErrorCode } from "@svc/openapi";
import { announce, challenge, enter, enterOrder, schedule } from "../state/happen.ts";
import type { Connection, Grant, Model, StandingOrder, User } from "../state/model.ts";
import { chainOf, type Plan } from "../state/plan.ts";
import { placeConnection } from "./place-connection.ts";

/** Why a creation is refused, the most important reason first: 400, then 429, then 409 in the catalogue's order. */
export function refuseCreation(model: Model, user: User, plan: Plan, name: string | undefined): ErrorCode | undefined {
  const { rules } = model;
  if (rules.ibanHasJustFailed(model, user, plan)) return "RECENTLY_FAILED_IBAN";
  if (rules.hasTooManyPending(model, user)) return "TOO_MANY_PENDING_BRINGIN_LINKS";
  if (rules.nameIsTaken(model, user, name)) return "DUPLICATE_NAME";
  const clash = rules.destinationClash(model, user, plan);
  if (clash) return clash;
  return rules.lightningNameIsTaken(model, user, plan) ? "LN_ADDRESS_EXISTS" : undefined;
}

/** Accepts a connection. It is processed by itself. */
export function create(model: Model, owner: Grant, plan: Plan, name: string | undefined): Connection {
  const { now, rules } = model;
  const connection: Connection = {
    ...{ owner, plan, name },
    createdAt: now,
    updatedAt: now,
    status: "INITIATING",
    id: undefined,
    order: undefined,
    place: undefined,
  };
  model.connections.push(connection);
  if (plan.type === "FIAT_TO_CRYPTO") owner.user.addresses.add(`${chainOf(plan)} ${plan.address}`);
  else owner.user.ibans.add(plan.iban);
  schedule(model, rules.processingSeconds(name), () => process(model, connection));
  return connection;
}

function process(model: Model, connection: Connection): void {
  const { rules } = model;
  if (rules.processingFails(connection.name)) {
    enter(model, connection, "FAILED");
    return;
  }
  connection.order = rules.sharedOrder(model, connection);
  if (connection.order) activate(model, connection);
  else awaitCode(model, connection);
  placeConnection(model, connection);
}

function awaitCode(model: Model, connection: Connection): void {
  const { now, rules } = model;
  const order: StandingOrder = {
    first: connection,
    id: undefined,
    status: "PENDING_CONFIRMATION",
    createdAt: now,
    updatedAt: now,
  };
  model.orders.push(order);
  connection.order = order;
  enter(model, connection, "PENDING");
  const expiresAt = rules.connectionExpiry(connection);
  const about = { purpose: "activation", connection, order, expiresAt, resendsLeft: rules.otpResends } as const;
  challenge(model, about, rules.otpAttempts);
  model.agenda.push({ at: expiresAt, happen: () => expire(model, connection, order) });
}

function expire(model: Model, connection: Connection, order: StandingOrder): void {
  if (connection.status !== "PENDING") return;
  enter(model, connection, "EXPIRED");
  enterOrder(model, order, "EXPIRED");
}

export function activate(model: Model, connection: Connection): void {
  enter(model, connection, "ACTIVE");
  announce(model, connection.owner, "connection-status", () => ({
    svcLinkId: connection.id,
    direction: connection.plan.type,
    status: "active",
    ...placeMember(connection),
  }));
}

/** Where a connection is paid to has another name for each kind. */
export function placeMember({ plan, place }: Connection): Readonly<Record<string, unknown>> {
  if (plan.type === "FIAT_TO_CRYPTO") return { depositIban: place };
  return plan.subtype === "LN" ? { lnAddress: place } : { depositAddress: place };
}
