import type { partnerOperations, userOperations } from "../generated/operations.ts";
import type { CallMethod } from "./calls.ts";

/** Calls that the master key opens: onboarding and rates. */
export interface PartnerClient {
  readonly GET: CallMethod<typeof partnerOperations, "GET">;
  readonly POST: CallMethod<typeof partnerOperations, "POST">;
}

/** Calls that a per-user key opens: everything that belongs to one user, and rates. */
export interface UserClient {
  readonly GET: CallMethod<typeof userOperations, "GET">;
  readonly POST: CallMethod<typeof userOperations, "POST">;
}
