import { decideConsent as decide } from "../actions/decideConsent.ts";
import { findGrant } from "../store/tables/grants.ts";
import type { Control } from "./control.ts";
import { ControlError } from "./controlError.ts";
import { Input } from "./input.ts";
import { withUser } from "./withUser.ts";

export const decideConsent: Control = {
  method: "POST",
  path: "/users/:userId/consent",
  async handle(call) {
    const input = new Input(call.body);
    const applicationId = input.text("applicationId");
    const decision = input.oneOf("decision", ["GRANTED", "DENIED"]);
    return withUser(call, async (work, user) => {
      const grant = await findGrant(work.db, user.id, applicationId);
      if (grant?.status !== "pending") throw new ControlError("CONFLICT", "This user was not asked for consent.");
      await decide(work, grant, decision);
    });
  },
};
