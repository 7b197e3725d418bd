import { createHash, createHmac } from "node:crypto";
import type { Sandbox } from "../../src/index.ts";

const PATH = "/api/v0/application/connect";

/** The Authorization header of a connect call, made as a partner would make it by hand. */
export function signConnect(
  { application }: Pick<Sandbox, "application">,
  body: unknown,
  timestamp = Date.now(),
): { authorization: string } {
  const bodyHash = createHash("md5").update(JSON.stringify(body)).digest("hex");
  const signature = createHmac("sha256", application.apiSecret)
    .update(`${timestamp}POST${PATH}${bodyHash}`)
    .digest("hex");
  return { authorization: `HMAC ${timestamp}:${signature}` };
}
