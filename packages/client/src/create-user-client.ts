import { createCall } from "./call/create-call.ts";
import { readOptions } from "./call/read-options.ts";
import { userOperations } from "./generated/operations.ts";
import type { UserClient } from "./types/clients.ts";
import type { UserClientOptions } from "./types/options.ts";

/**
 * A client that holds the key of one user. It may live on that user's device.
 *
 * @example
 * const client = createUserClient({ baseUrl: "https://sandbox.svc.example", apiKey });
 * const { data, error } = await client.POST("/api/v0/offramp/rates", { body: { ticker: "BTCEUR" } });
 */
export function createUserClient(options: UserClientOptions): UserClient {
  const apiKey = { "api-key": options.apiKey };
  const call = createCall({ ...readOptions(options), operations: userOperations, authorize: () => apiKey });
  return {
    GET: (path, ...[init]) => call("GET", path, init),
    POST: (path, ...[init]) => call("POST", path, init),
  };
}
