/** What runs where there is no Node 24 and no TypeScript: in an older Node, and in a browser. */
import { createUserClient, isSvcApiError, SvcApiError, unwrap } from "@svc/client";
import { findEventName, idempotencyKey, parseEvent, samples } from "@svc/webhooks";

/** Asks for a rate, and for one that does not exist, and reads an event. */
export async function readRate(baseUrl, apiKey) {
  const client = createUserClient({ baseUrl, apiKey });
  const rate = await unwrap(client.POST("/api/v0/offramp/rates", { body: { ticker: "BTCEUR" } }));
  const { error } = await client.POST("/api/v0/offramp/rates", { body: { ticker: "EURBTC" } });
  const event = parseEvent(findEventName("/hooks/6d1f0c/order-status"), samples.orderStatus.failed);
  return {
    ticker: rate.ticker,
    refusal: error instanceof SvcApiError && isSvcApiError(error) ? error.code : error,
    event: event.name,
    key: await idempotencyKey(event),
  };
}
