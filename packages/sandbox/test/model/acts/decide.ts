import { announce } from "../state/happen.ts";
import type { Grant, Model, User } from "../state/model.ts";
import { create, refuseCreation } from "./create.ts";

/** The identity check of a user is one for all applications that wait for it. */
export function decideKyc(model: Model, user: User, asked: "APPROVED" | "REJECTED"): void {
  user.kyc = user.email.includes("+rejected") ? "REJECTED" : asked;
  for (const grant of user.grants) {
    if (grant.status !== "onboarding") continue;
    if (user.kyc === "APPROVED") complete(model, grant);
    else grant.status = "rejected";
  }
}

/** The key is delivered; the connection that was asked for along the way is made if it still can be. */
export function complete(model: Model, grant: Grant): void {
  const { user, wish } = grant;
  grant.status = "connected";
  grant.wish = undefined;
  announce(model, grant, "verification-status", () => ({
    userId: user.id,
    apikey: grant.key,
    verificationStatus: "APPROVED",
  }));
  if (wish && refuseCreation(model, user, wish, undefined) === undefined) create(model, grant, wish, undefined);
}

/** A dead key stays dead. The user remains connected: connecting again brings another one. */
export function revokeKey(grant: Grant): void {
  if (grant.key !== undefined) grant.revokedKeys.push(grant.key);
  grant.key = undefined;
}
