import type { operations } from "@svc/openapi";
import type { operations as Described } from "@svc/openapi/types";
import type { Owner } from "../../actions/owner.ts";
import type { Refusal } from "../../domain/refusal.ts";
import type { Work } from "../../engine/work.ts";
import type { Application } from "../../store/tables/applications.ts";
import type { AnswerIn, BodyIn, ParametersIn } from "./described.ts";

export type OperationId = keyof typeof operations;
type KeyKind<Id extends OperationId> = (typeof operations)[Id]["keys"][number];

export interface PartnerCaller {
  readonly kind: "masterKey";
  readonly application: Application;
}

export interface UserCaller {
  readonly kind: "userKey";
  readonly owner: Owner;
}

export type Caller = PartnerCaller | UserCaller;

/** Who can be calling an operation, by the key kinds that the description allows it. */
export type CallerOf<Id extends OperationId> = Extract<Caller, { kind: KeyKind<Id> }>;

export type BodyOf<Id extends OperationId> = BodyIn<Described[Id]>;
export type AnswerOf<Id extends OperationId> = AnswerIn<Described[Id], (typeof operations)[Id]["success"]>;

export interface Call<Id extends OperationId> {
  readonly work: Work;
  readonly caller: CallerOf<Id>;
  readonly body: BodyOf<Id>;
  readonly path: ParametersIn<Described[Id], "path">;
  readonly query: ParametersIn<Described[Id], "query">;
  /** Another creation for the same user is being handled. */
  readonly concurrent: boolean;
  /** For calls that find their user only along the way: false when another creation for the user is being handled. */
  claimCreation(work: Work, userId: string): Promise<boolean>;
}

/** One call of the API: what it does, and whether it changes anything. */
export interface Operation<Id extends OperationId> {
  readonly access: "read" | "write";
  /** Answers the body of the success, or refuses; see Refusal for the difference between answering and throwing one. */
  handle(call: Call<Id>): Promise<AnswerOf<Id> | Refusal>;
}

export type Operations = { readonly [Id in OperationId]: Operation<Id> };
