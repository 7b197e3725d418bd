import type { SvcApiError } from "../errors/svc-api-error.ts";
import { SvcNetworkError } from "../errors/svc-network-error.ts";
import { SvcResponseError } from "../errors/svc-response-error.ts";
import { SvcTimeoutError } from "../errors/svc-timeout-error.ts";
import type { Draft, Settings } from "../types/settings.ts";
import { describeCause } from "../utils/describe-cause.ts";
import { isObject } from "../utils/is-object.ts";
import { runWithin } from "../utils/run-within.ts";
import { readApiError } from "./read-api-error.ts";

/** How one attempt ended. Only the service's own refusal has a response beside the error. */
export type Outcome =
  | { readonly data: object; readonly error?: never; readonly response: Response }
  | { readonly error: SvcApiError<string>; readonly response: Response }
  | { readonly error: Error; readonly response?: never };

/** What an attempt takes beside the message. */
export interface AttemptOptions {
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  readonly ms: number;
}

/** Sends a message once. Throws only when the call is over (`signal`), or when the request could not even be made. */
export async function attempt(
  settings: Settings,
  draft: Draft,
  { headers, signal, ms }: AttemptOptions,
): Promise<Outcome> {
  const { clock, redact, send } = settings;
  const { operation } = draft;
  let sent = false;
  let response: Response | undefined;
  const fetch = async (request: Request): Promise<Response> => {
    sent = true;
    response = await settings.fetch(request);
    return response;
  };
  try {
    const timeoutError = (): Error => new SvcTimeoutError(operation, "attempt", ms);
    const answer = await runWithin({ clock, signal, ms, timeoutError }, (signal) =>
      send(draft, { headers, fetch, signal }),
    );
    response = answer.response;
    if (!response.ok) return { error: readApiError(operation, response, redact(answer.error), clock.now()), response };
    return isObject(answer.data)
      ? { data: answer.data, response }
      : { error: new SvcResponseError(operation, response) };
  } catch (error) {
    if (signal.aborted || !sent) throw error;
    if (error instanceof SvcTimeoutError) return { error };
    if (response && String(error).startsWith("SyntaxError"))
      return { error: new SvcResponseError(operation, response) };
    return { error: new SvcNetworkError(operation, `${operation}: no answer (${redact(describeCause(error))})`) };
  }
}
