import { createHmac } from "node:crypto";
import type { Delivery } from "../store/tables/deliveries.ts";
import { readSecret } from "./read-secret.ts";

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
  return createHmac("sha256", readSecret(secret)).update(content).digest("base64");
}
