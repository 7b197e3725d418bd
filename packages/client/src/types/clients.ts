import type { partnerOperations, userOperations } from "../generated/operations.ts";
import type { CallMethod } from "./calls.ts";
import type { OperationTable } from "./generated-shapes.ts";

/** A client for the calls in a table. */
export interface Client<Table extends OperationTable> {
  /** Sends a `GET` call. */
  readonly GET: CallMethod<Table, "GET">;
  /** Sends a `POST` call. */
  readonly POST: CallMethod<Table, "POST">;
}

/** Calls that the master key opens: onboarding and rates. */
export type PartnerClient = Client<typeof partnerOperations>;

/** Calls that a per-user key opens: everything that belongs to one user, and rates. */
export type UserClient = Client<typeof userOperations>;
