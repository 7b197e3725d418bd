import type { partnerOperations, userOperations } from "../generated/operations.ts";
import type { CallMethod } from "./calls.ts";
import type { OperationTable } from "./generated-shapes.ts";

/** A client for the calls in a table. */
export interface Client<Table extends OperationTable> {
  readonly GET: CallMethod<Table, "GET">;
  readonly POST: CallMethod<Table, "POST">;
}

// The same for each kind of key, written out: an editor that shows `client.POST` then names the client, not its table.

/** Calls that the master key opens: onboarding and rates. */
export interface PartnerClient {
  /** Sends a `GET` call: `await client.GET(path, { params })`. It resolves with `{ data }` or `{ error }`. */
  readonly GET: CallMethod<typeof partnerOperations, "GET">;
  /** Sends a `POST` call: `await client.POST(path, { body })`. It resolves with `{ data }` or `{ error }`. */
  readonly POST: CallMethod<typeof partnerOperations, "POST">;
}

/** Calls that a per-user key opens: everything that belongs to one user, and rates. */
export interface UserClient {
  /** Sends a `GET` call: `await client.GET(path, { params })`. It resolves with `{ data }` or `{ error }`. */
  readonly GET: CallMethod<typeof userOperations, "GET">;
  /** Sends a `POST` call: `await client.POST(path, { params, body })`. It resolves with `{ data }` or `{ error }`. */
  readonly POST: CallMethod<typeof userOperations, "POST">;
}
