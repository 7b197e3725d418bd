import { createCall } from "./call/create-call.ts";
import { readOptions } from "./call/read-options.ts";
import { partnerOperations } from "./generated/operations.ts";
import { createAuthorize } from "./signing/create-authorize.ts";
import type { PartnerClient } from "./types/clients.ts";
import type { PartnerClientOptions } from "./types/options.ts";

/**
 * A client that holds the master key. It belongs on a backend only. Calls of `connectUser` with a `callback` are signed.
 *
 * @example
 * const client = createPartnerClient({ baseUrl: "https://sandbox.svc.example", apiKey, apiSecret });
 * const { data, error } = await client.POST("/api/v0/application/connect", { body: { email, callback } });
 */
export function createPartnerClient(options: PartnerClientOptions): PartnerClient {
  const settings = readOptions(options, options.apiSecret);
  const call = createCall({
    ...settings,
    operations: partnerOperations,
    authorize: createAuthorize(options, settings.clock),
  });
  return {
    GET: (path, ...[init]) => call("GET", path, init),
    POST: (path, ...[init]) => call("POST", path, init),
  };
}
