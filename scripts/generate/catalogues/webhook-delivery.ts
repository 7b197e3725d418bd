import { constant } from "../code/constant.ts";
import { header } from "../code/header.ts";
import type { Description } from "../description/load.ts";

export function webhookDelivery(description: Description): string {
  const delivery = description.document["x-webhook-delivery"];
  const value = delivery && {
    timeoutSeconds: delivery.timeoutSeconds,
    retryAfterSeconds: delivery.retryAfterSeconds,
    jitterPercent: delivery.jitterPercent,
    origin: delivery["x-origin"] ?? "stated",
  };
  return (
    header(description) +
    constant("webhookDelivery", "How long a receiver may take and when a delivery is repeated.", value ?? {})
  );
}
