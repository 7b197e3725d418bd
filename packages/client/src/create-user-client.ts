import { createClient } from "./call/create-client.ts";
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
  const { apiKey } = options;
  const authorize = () => ({ "api-key": apiKey });
  return createClient(options, { operations: userOperations, authorize, secrets: [apiKey] });
}
