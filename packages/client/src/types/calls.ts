import type { operations } from "../generated/schema.ts";
import type { ErrorCodeOf, OperationName } from "./error-codes.ts";
import type { Exclusive } from "./exclusive.ts";
import type { OperationTable } from "./generated-shapes.ts";
import type { CallOptions } from "./options.ts";
import type { CallResult } from "./result.ts";

type Json<Content> = { content: { "application/json": Content } };

type SuccessStatus = 200 | 201 | 202;

/** Names of the operations in a table, which all stand in the description. */
type NameIn<Table extends OperationTable, Key extends keyof Table> = Extract<Table[Key]["id"], OperationName>;

/** Paths that a table has for a method. */
type PathIn<Table extends OperationTable, Method extends string> = keyof Table extends infer Key
  ? Key extends `${Method} ${infer Path}`
    ? Path
    : never
  : never;

type NameOf<Table extends OperationTable, Method extends string, Path extends string> = NameIn<
  Table,
  `${Method} ${Path}`
>;

type PathParameters<Operation> = Operation extends { parameters: { path: infer Values extends object } }
  ? { path: Values }
  : object;

type QueryParameters<Operation> = Operation extends { parameters: { query: infer Values extends object } }
  ? { query: Values }
  : object;

type ParametersOf<Operation> = PathParameters<Operation> & QueryParameters<Operation>;

type ParametersMember<Operation> =
  object extends ParametersOf<Operation> ? object : { readonly params: ParametersOf<Operation> };

type BodyMember<Operation> = Operation extends { requestBody?: never }
  ? object
  : Operation extends { requestBody: Json<infer Body> }
    ? { readonly body: Exclusive<Body> }
    : Operation extends { requestBody?: Json<infer Body> }
      ? { readonly body?: Exclusive<Body> }
      : never;

type DataOf<Operation extends { responses: object }> = {
  [Status in keyof Operation["responses"] & SuccessStatus]: Operation["responses"][Status] extends Json<infer Data>
    ? Data
    : never;
}[keyof Operation["responses"] & SuccessStatus];

/** What a call of an operation takes beside its path: parameters and body as described, and options. */
export type CallInitOf<Name extends OperationName> = ParametersMember<operations[Name]> &
  BodyMember<operations[Name]> &
  CallOptions;

/** The same as arguments: it can be left out when nothing in it is required. */
type CallArguments<Init> = Partial<Init> extends Init ? [init?: Init] : [init: Init];

/** What a call of an operation resolves with. */
export type CallResultOf<Name extends OperationName> = CallResult<DataOf<operations[Name]>, ErrorCodeOf<Name>>;

/** Calls of one method, on the paths that a kind of key opens. */
export type CallMethod<Table extends OperationTable, Method extends "GET" | "POST"> = <
  Path extends PathIn<Table, Method>,
>(
  path: Path,
  ...init: CallArguments<CallInitOf<NameOf<Table, Method, Path>>>
) => Promise<CallResultOf<NameOf<Table, Method, Path>>>;
