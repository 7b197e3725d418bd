import type { Engine } from "../engine.ts";
import type { RequestLog } from "../http/requestLog.ts";
import type { Commands } from "./commands/commands.ts";

/** What the control calls, and the sandbox's own pages, work with. */
export interface ControlContext {
  /** To read with. */
  readonly engine: Engine;
  /** To change things with. */
  readonly commands: Commands;
  readonly requestLog: RequestLog;
  /** Asked for when the sandbox listens elsewhere than on loopback; null when it is not. */
  readonly controlToken: string | null;
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
