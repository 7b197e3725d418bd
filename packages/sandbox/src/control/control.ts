import type { Engine } from "../engine.ts";
import type { RequestLog } from "../http/requestLog.ts";
import type { Scheduler } from "../jobs/scheduler.ts";

/** What the control calls work with. */
export interface ControlContext {
  readonly engine: Engine;
  readonly scheduler: Scheduler;
  readonly requestLog: RequestLog;
  reset(): Promise<void>;
  /** Aborted when the sandbox closes: streams end. */
  readonly closing: AbortSignal;
}

export interface ControlCall {
  readonly context: ControlContext;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
}

export interface ControlAnswer {
  readonly status: number;
  readonly body?: unknown;
}

/** One call of the control API. */
export interface Control {
  readonly method: "GET" | "POST" | "DELETE";
  /** Below `/_sandbox`, with parameters as `:name`. */
  readonly path: string;
  handle(call: ControlCall): Promise<ControlAnswer | Response>;
}
