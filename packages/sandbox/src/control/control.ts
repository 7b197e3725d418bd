import type { Engine } from "../engine/engine.ts";
import type { operations } from "../generated/operations.ts";
import type { operations as Described } from "../generated/types.ts";
import type { AnswerIn, BodyIn, ParametersIn } from "../http/api/described.ts";
import type { RequestLog } from "../http/api/request-log.ts";
import type { Commands } from "./commands/commands.ts";

/** What the control calls, and the sandbox's own pages, work with. */
export interface ControlContext {
  /** To read with. */
  readonly engine: Engine;
  /** To change things with. */
  readonly commands: Commands;
  readonly requestLog: RequestLog;
  /** Asked for where others can reach the sandbox; null when it is not. */
  readonly controlToken: string | null;
  /** The origin under which a proxy in front of the sandbox is known; null when there is none. */
  readonly publicUrl: string | null;
  /** Aborted when the sandbox closes: streams end. */
  readonly closing: AbortSignal;
}

export type ControlId = keyof typeof operations;
export type ControlAnswer<Id extends ControlId> = AnswerIn<Described[Id], (typeof operations)[Id]["success"]>;

export interface ControlCall<Id extends ControlId> {
  readonly context: ControlContext;
  readonly path: ParametersIn<Described[Id], "path">;
  readonly query: ParametersIn<Described[Id], "query">;
  readonly body: BodyIn<Described[Id]>;
}

/** One call of the control API: answers the body of its success, or a whole answer when it is not JSON. */
export interface Control<Id extends ControlId> {
  handle(call: ControlCall<Id>): Promise<ControlAnswer<Id> | Response>;
}

export type Controls = { readonly [Id in ControlId]: Control<Id> };
