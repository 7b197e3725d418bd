import { answerUser } from "./answerUser.ts";
import type { Control } from "./control.ts";
import { Input } from "./input.ts";

export const decideConsent: Control = {
  method: "POST",
  path: "/users/:userId/consent",
  async handle(call) {
    const input = new Input(call.body);
    const applicationId = input.text("applicationId");
    const decision = input.oneOf("decision", ["GRANTED", "DENIED"]);
    return answerUser(call, (userId) => call.context.commands.decideConsent(userId, applicationId, decision));
  },
};
