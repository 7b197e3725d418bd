import type { Engine } from "../../engine/engine.ts";
import type { Creations } from "./creations.ts";
import type { RequestLog } from "./request-log.ts";

/** What answering a call needs. */
export interface Api {
  readonly engine: Engine;
  readonly requestLog: RequestLog;
  readonly creations: Creations;
  /** Told about everything that is our own fault. */
  report(problem: string): void;
  /** Aborted when the sandbox closes: nothing is held back any longer. */
  readonly closing: AbortSignal;
  /** The time of the world outside, by which signatures are judged. */
  realNow(): number;
}
