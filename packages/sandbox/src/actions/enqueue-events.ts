import type { Work } from "../engine/work.ts";
import { enqueueEvent } from "../events/enqueue-event.ts";
import type { EventBody } from "../events/event-body.ts";
import type { Connection } from "../store/tables/connections.ts";
import type { Grant } from "../store/tables/grants.ts";
import type { Order } from "../store/tables/orders.ts";
import { lnAddressOf } from "./ln-address-of.ts";

export async function enqueueVerification(work: Work, grant: Grant, apiKey: string): Promise<void> {
  await enqueueEvent(work, grant, "verificationStatus", (ref) => ({
    userId: grant.userId,
    apikey: apiKey,
    verificationStatus: "APPROVED",
    ...ref,
  }));
}

export async function enqueueConnectionActive(work: Work, connection: Connection): Promise<void> {
  await enqueueEvent(work, connection, "connectionStatus", (ref): EventBody<"connectionStatus"> => {
    const common = { svcLinkId: connection.id, status: "active", ...ref } as const;
    if (connection.depositIban !== null) {
      return { ...common, direction: "FIAT_TO_CRYPTO", depositIban: connection.depositIban };
    }
    if (connection.depositAddress !== null) {
      return { ...common, direction: "CRYPTO_TO_FIAT", depositAddress: connection.depositAddress };
    }
    return { ...common, direction: "CRYPTO_TO_FIAT", lnAddress: lnAddressOf(work, connection) };
  });
}

export async function enqueueOrderEnd(work: Work, order: Order, status: "SUCCESSFUL" | "FAILED"): Promise<void> {
  await enqueueEvent(work, order, "orderStatus", ({ ref }) => ({
    orderId: order.id,
    status,
    userId: order.userId,
    // What is spread in is compared with the description only when told to.
    ...(ref !== undefined && ({ sourceId: ref, ref } satisfies Partial<EventBody<"orderStatus">>)),
    sourceAmount: order.sourceAmount.toString(),
    sourceCurrency: order.sourceCurrency,
    destinationAmount: order.destinationAmount.toString(),
    destinationCurrency: order.destinationCurrency,
    price: { price: order.price, currency: "EUR" },
    timestamp: new Date(work.now).toISOString(),
  }));
}
