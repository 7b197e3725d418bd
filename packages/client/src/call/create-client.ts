import { createSend } from "../openapi-fetch.ts";
import type { Client } from "../types/clients.ts";
import type { OperationTable } from "../types/generated-shapes.ts";
import type { ClientOptions } from "../types/options.ts";
import type { Authorize } from "../types/settings.ts";
import { checkBaseUrl, checkSecret } from "../utils/check-options.ts";
import { createRedact } from "../utils/redact.ts";
import { systemClock } from "../utils/system-clock.ts";
import { runCall } from "./run-call.ts";

/** What differs between the clients. */
export interface Kind<Table extends OperationTable> {
  /** The calls that the key opens. */
  readonly operations: Table;
  readonly authorize: Authorize;
  /** What must never show up in an error. */
  readonly secrets: readonly string[];
}

/** Checks the options, fills in the defaults, and makes a client that holds nothing but its two methods. */
export function createClient<Table extends OperationTable>(options: ClientOptions, kind: Kind<Table>): Client<Table> {
  const { apiKey, clock = systemClock, random = Math.random, retry = {}, timeout = {} } = options;
  const { operations, authorize, secrets } = kind;
  checkSecret("apiKey", apiKey);
  const settings = {
    send: createSend(checkBaseUrl(options.baseUrl)),
    // Looked up at each call, for tools that replace the global one later; called without a receiver, as browsers want it.
    fetch: (request: Request) => (options.fetch ?? globalThis.fetch)(request),
    redact: createRedact(secrets),
    ...{ clock, random, retry, timeout, operations, authorize },
  };
  return {
    GET: (path, ...[init]) => runCall(settings, "GET", path, init),
    POST: (path, ...[init]) => runCall(settings, "POST", path, init),
  };
}
