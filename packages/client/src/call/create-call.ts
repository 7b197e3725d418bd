import { SvcTimeoutError } from "../errors/svc-timeout-error.ts";
import { createSend, type Parameters } from "../openapi-fetch.ts";
import type { CallOptions } from "../types/options.ts";
import type { CallResult } from "../types/result.ts";
import type { Settings } from "../types/settings.ts";
import { checkPathParameters } from "../utils/check-path-parameters.ts";
import { pause } from "../utils/pause.ts";
import { runWithin } from "../utils/run-within.ts";
import { attempt, type Outcome } from "./attempt.ts";
import { nextPause } from "./next-pause.ts";

/** What a caller gives beside method and path, whatever the operation. */
export interface CallInit extends CallOptions {
  readonly params?: Parameters;
  readonly body?: unknown;
}

const DEFAULTS = { attemptMs: 15_000, callMs: 60_000 };

const NO_LIMITS = { attemptMs: undefined, callMs: undefined };

/** Makes the one function behind every call of a client: prepare, send, repeat, and hand over what came out. */
export function createCall(settings: Settings) {
  const { authorize, clock, operations, random } = settings;
  const send = createSend(settings.baseUrl);

  return async <Data, Code extends string>(
    method: "GET" | "POST",
    path: string,
    init: CallInit = {},
  ): Promise<CallResult<Data, Code>> => {
    const { params = {}, body: content, headers, signal, retry = settings.retry, timeout = settings.timeout } = init;
    const { id, safe } = operations[`${method} ${path}`] ?? refuse(method, path);
    checkPathParameters(id, path, params.path);
    const draft = { operation: id, method, path, params, content, body: JSON.stringify(content) };
    const { attemptMs, callMs } = timeout ? { ...DEFAULTS, ...timeout } : NO_LIMITS;
    const endsAt = callMs === undefined ? Number.POSITIVE_INFINITY : clock.now() + callMs;
    const limit = { clock, signal, ms: callMs, timeoutError: (ms: number) => new SvcTimeoutError(id, "call", ms) };

    return runWithin(limit, async (signal) => {
      for (let retries = 0; ; retries++) {
        const options = { headers: { ...headers, ...authorize(draft) }, signal, ms: attemptMs };
        const outcome = await attempt(send, draft, options, settings);
        const remainingMs = endsAt - clock.now();
        const ms = outcome.error && nextPause(outcome.error, { safe, retries, retry, remainingMs, random });
        if (ms === undefined) return handOver<Data, Code>(outcome);
        await pause(clock, ms, signal);
      }
    });
  };
}

/** In TypeScript a wrong path does not compile; this is for everybody else. */
function refuse(method: string, path: string): never {
  throw new TypeError(`${method} ${path}: no call for this kind of key`);
}

function handOver<Data, Code extends string>(outcome: Outcome): CallResult<Data, Code> {
  if (!outcome.response) throw outcome.error;
  // From here on the description is believed: that the answer is what it promises is checked by nothing at run time.
  return outcome as CallResult<Data, Code>;
}
