import type { components } from "@svc/openapi/types";
import { lnAddressOf } from "../actions/ln-address-of.ts";
import type { Work } from "../engine/work.ts";
import type { Challenge } from "../store/tables/challenges.ts";
import type { Connection } from "../store/tables/connections.ts";
import type { Order } from "../store/tables/orders.ts";
import type { StandingOrder } from "../store/tables/standing-orders.ts";
import { iso } from "./iso.ts";

type Schemas = components["schemas"];

/** How records look on the wire. Members that do not apply are absent, not null. */
export function presentConnection(connection: Connection): Schemas["Connection"] {
  const { id, name, type, subtype, status, createdAt, updatedAt } = connection;
  return { id, name, type, subtype, status, createdAt: iso(createdAt), updatedAt: iso(updatedAt) };
}

export function presentStandingOrder(order: StandingOrder): Schemas["StandingOrderConfirmation"] {
  const { id, status, direction, sourceCurrency, destinationCurrency, percentFeeBps } = order;
  return {
    ...{ id, status, direction, sourceCurrency, destinationCurrency, percentFeeBps },
    createdAt: iso(order.createdAt),
    updatedAt: iso(order.updatedAt),
  };
}

export function presentDetail(
  work: Pick<Work, "settings">,
  connection: Connection,
  order: StandingOrder | undefined,
  challenge: Challenge | undefined,
): Schemas["ConnectionDetail"] {
  return {
    svcLink: presentConnection(connection),
    standingOrder: order
      ? {
          ...presentStandingOrder(order),
          ...(order.status === "PENDING_CONFIRMATION" &&
            challenge && { challengeId: challenge.id, challengeExpiresAt: iso(challenge.expiresAt) }),
        }
      : null,
    ...presentPlaces(work, connection),
    ...(connection.error !== null && { error: connection.error }),
  };
}

/** Known once the connection is processed. */
function presentPlaces(
  work: Pick<Work, "settings">,
  connection: Connection,
): Partial<Omit<Schemas["ConnectionDetail"], "svcLink" | "standingOrder">> {
  if (connection.status === "INITIATING") return {};
  const { destinationAddress, iban, depositIban, depositAddress, standingOrderId, lnUsername } = connection;
  return {
    ...(depositIban !== null && { depositIban }),
    ...(destinationAddress !== null && { destinationAddress }),
    ...(depositAddress !== null && { depositAddress }),
    ...(lnUsername !== null && standingOrderId !== null && { lnAddress: lnAddressOf(work, connection) }),
    ...(iban !== null && { destinationIban: iban }),
  };
}

export function presentTransaction(order: Order): Schemas["Transaction"] {
  const { id, type, subType, sourceAmount, sourceCurrency, destinationAmount, destinationCurrency, status } = order;
  return {
    orderId: id,
    ...{ type, subType, sourceCurrency, destinationCurrency, status },
    sourceAmount: sourceAmount.toString(),
    destinationAmount: destinationAmount.toString(),
    createdAt: iso(order.createdAt),
  };
}
