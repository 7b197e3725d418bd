import { createHash, createHmac } from "node:crypto";
import { operations } from "@svc/openapi";

/** The `Authorization` of a connect call, also for bodies that the client would never sign. */
export function signConnect(apiSecret: string, body: string | Uint8Array, timestamp = Date.now()): string {
  const { method, path } = operations.connectUser;
  const bodyHash = createHash("md5").update(body).digest("hex");
  const signature = createHmac("sha256", apiSecret).update(`${timestamp}${method}${path}${bodyHash}`).digest("hex");
  return `HMAC ${timestamp}:${signature}`;
}
