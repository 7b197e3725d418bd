import type { Catalogue } from "../catalogue.ts";
import { duration } from "../markdown/duration.ts";
import { withOrigin } from "../markdown/origin.ts";

export function renderWebhookDelivery({ webhookDelivery }: Catalogue): string {
  const { timeoutSeconds, retryAfterSeconds, jitterPercent, origin } = webhookDelivery;
  const waits = new Intl.ListFormat("en").format(retryAfterSeconds.map(duration));
  const rules = [
    `Any answer but 2xx, or none within ${duration(timeoutSeconds)}, counts as not delivered.`,
    `The event is then sent again after ${waits}, each give or take ${jitterPercent} %, and given up after that.`,
    "Redirects are not followed.",
  ];
  return withOrigin(rules.join(" "), origin);
}
