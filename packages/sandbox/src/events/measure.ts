import { webhookDelivery } from "@svc/openapi";
import type { Outcome } from "./send.ts";

const LIMIT_MS = webhookDelivery.timeoutSeconds * 1000;

/**
 * Times an attempt and turns whatever goes wrong into its outcome. The attempt gets a signal that says when it has taken
 * too long or is to stop, and heeds it in everything that it does.
 */
export async function measure(
  stopping: AbortSignal,
  attempt: (signal: AbortSignal) => Promise<number>,
): Promise<Outcome> {
  const begin = performance.now();
  const durationMs = () => Math.round(performance.now() - begin);
  const signal = AbortSignal.any([stopping, AbortSignal.timeout(LIMIT_MS)]);
  try {
    return { statusCode: await attempt(signal), error: null, durationMs: durationMs() };
  } catch (error) {
    return { statusCode: null, error: describe(error), durationMs: durationMs() };
  }
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === "TimeoutError") return "no answer in time";
  return error.message || error.name;
}
