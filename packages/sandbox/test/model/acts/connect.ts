import type { ErrorCode } from "@svc/openapi";
import { type ApplicationName, PROCESSING_SECONDS } from "../state/cast.ts";
import { schedule } from "../state/happen.ts";
import type { Grant, Model, User } from "../state/model.ts";
import type { Plan } from "../state/plan.ts";
import { create, refuseCreation } from "./create.ts";
import { decideKyc } from "./decide.ts";

export interface ConnectRequest {
  readonly application: ApplicationName;
  readonly email: string;
  readonly callback: string | undefined;
  readonly ref: string | undefined;
  readonly plan: Plan | undefined;
}

/** Where the user stands after a connect call. A refused one changes nothing. */
export function connect(model: Model, request: ConnectRequest): Grant | ErrorCode {
  const { application, email, callback, ref, plan } = request;
  const user = model.users.get(email) ?? newUser(email);
  const known = user.grants.find((grant) => grant.application === application);
  const grant = known ?? newGrant(user, application);
  const connected = grant.status === "connected" || (!known && email.includes("+connected"));
  const refusal = connected && plan ? refuseCreation(model, user, plan, undefined) : undefined;
  if (refusal) return refusal;

  model.users.set(email, user);
  if (!known) user.grants.push(grant);
  grant.callback = callback ?? grant.callback;
  grant.ref = ref ?? grant.ref;
  if (connected) {
    grant.status = "connected";
    if (plan) create(model, grant, plan, undefined);
    return grant;
  }
  grant.wish = plan ?? grant.wish;
  grant.status = user.kyc === "APPROVED" ? "pending" : "onboarding";
  if (email.includes("+rejected")) schedule(model, PROCESSING_SECONDS, () => decideKyc(model, user, "REJECTED"));
  return grant;
}

function newUser(email: string): User {
  const kyc = /\+(registered|connected)/.test(email) ? "APPROVED" : "NONE";
  return { email, kyc, id: undefined, grants: [], texted: [], ibans: new Set(), addresses: new Set() };
}

function newGrant(user: User, application: ApplicationName): Grant {
  return {
    ...{ user, application },
    status: "onboarding",
    key: undefined,
    revokedKeys: [],
    callback: undefined,
    ref: undefined,
    wish: undefined,
  };
}
