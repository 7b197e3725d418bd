import { answerUser } from "./answerUser.ts";
import type { Control } from "./control.ts";
import { Input } from "./input.ts";

export const revokeKey: Control = {
  method: "POST",
  path: "/users/:userId/revoke-key",
  async handle(call) {
    const applicationId = new Input(call.body).text("applicationId");
    return answerUser(call, (userId) => call.context.commands.revokeKey(userId, applicationId));
  },
};
