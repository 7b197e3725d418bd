import { createHmac } from "node:crypto";
import type { Delivery } from "../store/tables/deliveries.ts";

const SECRET_PREFIX = "whsec_";

/** The headers of the Standard Webhooks scheme; the signature only when there is a secret. */
export function eventHeaders({ id, body }: Delivery, attempt: number, secret: string | null): Record<string, string> {
  // Receivers compare the timestamp with their own clock, which knows nothing of ours.
  const timestamp = Math.floor(Date.now() / 1000).toString();
  return {
    "content-type": "application/json",
    "user-agent": "svc-sandbox",
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "svc-attempt": attempt.toString(),
    ...(secret !== null && { "webhook-signature": `v1,${sign(secret, `${id}.${timestamp}.${body}`)}` }),
  };
}

function sign(secret: string, content: string): string {
  const key = secret.startsWith(SECRET_PREFIX)
    ? Buffer.from(secret.slice(SECRET_PREFIX.length), "base64")
    : Buffer.from(secret);
  return createHmac("sha256", key).update(content).digest("base64");
}
