import type { ErrorCode, OperationId } from "@svc/openapi";
import type { operations } from "../generated/operations.ts";
import type { operations as Described } from "../generated/types.ts";
import type { AnswerIn, BodyIn, ParametersIn } from "../http/api/described.ts";

/** Name of a call of the control API, as in openapi/sandbox.yaml. */
export type ControlId = keyof typeof operations;

/** The body of a call's success. */
export type ControlAnswer<Id extends ControlId> = AnswerIn<Described[Id], (typeof operations)[Id]["success"]>;

/** What a call takes: parts that it does not have are not accepted, and those that it needs cannot be left out. */
export type ControlInput<Id extends ControlId> = Part<"path", ParametersIn<Described[Id], "path">> &
  Part<"query", ParametersIn<Described[Id], "query">> &
  Part<"body", BodyOf<Id>>;

/** The same as arguments: it can be left out when nothing in it is required. */
export type ControlArguments<Id extends ControlId> = [keyof ControlInput<Id>] extends [never]
  ? []
  : object extends ControlInput<Id>
    ? [input?: ControlInput<Id>]
    : [input: ControlInput<Id>];

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? object
  : [keyof Value] extends [never]
    ? object
    : object extends Value
      ? { readonly [Key in Name]?: Value }
      : { readonly [Key in Name]: Value };

type BodyOf<Id extends ControlId> = Id extends "createFault" ? FaultBody : BodyIn<Described[Id]>;

/** The control API's own description does not repeat which calls and codes the API has. */
interface FaultBody extends Omit<BodyIn<Described["createFault"]>, "operationId" | "errorCode"> {
  operationId: OperationId;
  errorCode?: ErrorCode;
}
