import { answerUser } from "./answerUser.ts";
import type { Control } from "./control.ts";
import { Input } from "./input.ts";

export const decideKyc: Control = {
  method: "POST",
  path: "/users/:userId/kyc",
  async handle(call) {
    const decision = new Input(call.body).oneOf("decision", ["APPROVED", "REJECTED"]);
    return answerUser(call, (userId) => call.context.commands.decideKyc(userId, decision));
  },
};
