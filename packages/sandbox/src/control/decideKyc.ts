import { decideKyc as decide } from "../actions/decideKyc.ts";
import type { Control } from "./control.ts";
import { ControlError } from "./controlError.ts";
import { Input } from "./input.ts";
import { withUser } from "./withUser.ts";

export const decideKyc: Control = {
  method: "POST",
  path: "/users/:userId/kyc",
  async handle(call) {
    const decision = new Input(call.body).oneOf("decision", ["APPROVED", "REJECTED"]);
    return withUser(call, async (work, user) => {
      if (user.kyc === "APPROVED") throw new ControlError("CONFLICT", "This user has passed KYC already.");
      await decide(work, user.id, decision);
    });
  },
};
