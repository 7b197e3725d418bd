import { SvcTimeoutError } from "../errors/svc-timeout-error.ts";
import type { Parameters } from "../openapi-fetch.ts";
import type { CallOptions } from "../types/options.ts";
import type { CallResult } from "../types/result.ts";
import type { Settings } from "../types/settings.ts";
import { checkPathParameters } from "../utils/check-path-parameters.ts";
import { pause } from "../utils/pause.ts";
import { runWithin } from "../utils/run-within.ts";
import { attempt, type Outcome } from "./attempt.ts";
import { nextPause } from "./next-pause.ts";

/** What a caller gives beside method and path, whatever the operation. */
interface CallInit extends CallOptions {
  readonly params?: Parameters;
  readonly body?: unknown;
}

const NO_LIMITS = { attemptMs: Number.POSITIVE_INFINITY, callMs: Number.POSITIVE_INFINITY };

/** The way of every call: prepare, send, perhaps pause and send again, hand over what came out. */
export async function runCall<Data, Code extends string>(
  settings: Settings,
  method: "GET" | "POST",
  path: string,
  init: CallInit = {},
): Promise<CallResult<Data, Code>> {
  const { authorize, clock, operations, random } = settings;
  const { params = {}, body: content, headers, retry = settings.retry, timeout = settings.timeout } = init;
  // In TypeScript a wrong path does not compile; this is for everybody else.
  const { id: operation, safe } =
    operations[`${method} ${path}`] ?? fail(`${method} ${path}: no call of this client, see api.md`);
  checkPathParameters(operation, path, params.path);
  const draft = { operation, method, path, params, content, body: JSON.stringify(content) };
  const { attemptMs = 15_000, callMs = 60_000 } = timeout || NO_LIMITS;
  const endsAt = clock.now() + callMs;
  const timeoutError = (): Error => new SvcTimeoutError(operation, "call", callMs);

  return runWithin({ clock, signal: init.signal, ms: callMs, timeoutError }, async (signal) => {
    for (let retries = 0; ; retries++) {
      const allHeaders = { ...headers, ...authorize(draft, clock.now()) };
      const outcome = await attempt(settings, draft, { headers: allHeaders, signal, ms: attemptMs });
      const ms = outcome.error && nextPause(outcome.error, safe, { retries, retry, random });
      // The error that is known now is worth more than the timeout that is sure to come.
      if (ms === undefined || clock.now() + ms >= endsAt) return handOver(outcome);
      await pause(clock, ms, signal);
    }
  });
}

function handOver<Data, Code extends string>(outcome: Outcome): CallResult<Data, Code> {
  if (!outcome.response) throw outcome.error;
  // From here on the description is believed: that the answer is what it promises is checked by nothing at run time.
  return outcome as CallResult<Data, Code>;
}

function fail(message: string): never {
  throw new TypeError(message);
}
