import { noiseAt } from "./noise.ts";
import { SECOND } from "./time.ts";

const MILLION = 1_000_000;

export interface RetryPlan {
  readonly retryAfterSeconds: readonly number[];
  readonly jitterPercent: number;
}

/** Milliseconds until the next attempt after so many failed ones; undefined when it was the last. */
export function retryDelay(plan: RetryPlan, failures: number, seed: string): number | undefined {
  const seconds = plan.retryAfterSeconds[failures - 1];
  if (seconds === undefined) return undefined;
  const jitter = (noiseAt(`${seed}:${failures}`) * plan.jitterPercent) / 100 / MILLION;
  return Math.round(seconds * SECOND * (1 + jitter));
}
