import { connectUser as connect } from "../actions/connect-user.ts";
import { signupUrl } from "../actions/invite-user.ts";
import { checkCallback } from "../domain/check-callback.ts";
import { planWish } from "../domain/connection-plan.ts";
import { normalizeEmail } from "../domain/names.ts";
import type { Work } from "../engine/work.ts";
import type { AnswerOf, Operation } from "../http/api/operation-types.ts";
import type { Grant } from "../store/tables/grants.ts";

export const connectUser: Operation<"connectUser"> = {
  access: "write",
  async handle({ work, caller, body, claimCreation }) {
    const grant = await connect(work, caller.application, {
      email: normalizeEmail(body.email),
      callback: body.callback && checkCallback(body.callback),
      ref: body.ref,
      wish: planWish(body),
      claimCreation: (userId) => claimCreation(work, userId),
    });
    return present(work, grant);
  },
};

function present(work: Work, grant: Grant): AnswerOf<"connectUser"> {
  if (grant.status === "connected") {
    if (grant.apiKey === null) throw new Error("a connected user has a key after connect");
    return { status: "connected", userRegistered: true, isUserConnected: true, apiKey: grant.apiKey };
  }
  if (grant.status === "pending") return { status: "pending", userRegistered: true, isUserConnected: false };
  return {
    status: "onboarding",
    userRegistered: false,
    isUserConnected: false,
    signupURL: signupUrl(work, grant),
  };
}
