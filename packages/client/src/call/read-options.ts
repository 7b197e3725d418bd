import type { ClientOptions } from "../types/options.ts";
import type { Settings } from "../types/settings.ts";
import { checkBaseUrl, checkSecret } from "../utils/check-options.ts";
import { createRedact } from "../utils/redact.ts";
import { systemClock } from "../utils/system-clock.ts";

/** Checks the options that both clients share and fills in the defaults. */
export function readOptions(options: ClientOptions, apiSecret?: string): Omit<Settings, "operations" | "authorize"> {
  const { apiKey, baseUrl, clock = systemClock, fetch, random = Math.random, retry = {}, timeout = {} } = options;
  const secrets = { apiKey, ...(apiSecret !== undefined && { apiSecret }) };
  for (const [name, value] of Object.entries(secrets)) checkSecret(name, value);
  return {
    baseUrl: checkBaseUrl(baseUrl),
    clock,
    // Looked up at each call, for tools that replace the global one later; called without a receiver, as browsers want it.
    fetch: (request) => (fetch ?? globalThis.fetch)(request),
    random,
    redact: createRedact(Object.values(secrets)),
    retry,
    timeout,
  };
}
