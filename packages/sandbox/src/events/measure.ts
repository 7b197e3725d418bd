import type { Outcome } from "./send.ts";

/** Times an attempt and turns whatever goes wrong into its outcome. */
export async function measure(attempt: () => Promise<number>): Promise<Outcome> {
  const begin = performance.now();
  const durationMs = () => Math.round(performance.now() - begin);
  try {
    return { statusCode: await attempt(), error: null, durationMs: durationMs() };
  } catch (error) {
    return { statusCode: null, error: describe(error), durationMs: durationMs() };
  }
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === "TimeoutError") return "no answer in time";
  return error.message || error.name;
}
