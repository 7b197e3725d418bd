import { createClient } from "./call/create-client.ts";
import { partnerOperations } from "./generated/operations.ts";
import { createAuthorize } from "./signing/create-authorize.ts";
import type { PartnerClient } from "./types/clients.ts";
import type { PartnerClientOptions } from "./types/options.ts";
import { checkSecret } from "./utils/check-options.ts";

/**
 * A client that holds the master key. It belongs on a backend only. Calls of `connectUser` with a `callback` are signed.
 *
 * @example
 * const client = createPartnerClient({ baseUrl: "https://sandbox.svc.example", apiKey, apiSecret });
 * const { data, error } = await client.POST("/api/v0/application/connect", { body: { email, callback } });
 */
export function createPartnerClient(options: PartnerClientOptions): PartnerClient {
  const { apiKey, apiSecret } = options;
  const secrets = [apiKey];
  if (apiSecret !== undefined) {
    checkSecret("apiSecret", apiSecret);
    secrets.push(apiSecret);
  }
  return createClient(options, { operations: partnerOperations, authorize: createAuthorize(options), secrets });
}
