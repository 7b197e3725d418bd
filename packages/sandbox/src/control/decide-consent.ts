import type { Control } from "./control.ts";
import { readUser } from "./read-user.ts";

export const decideConsent: Control<"decideConsent"> = {
  async handle({ context, path: { userId }, body }) {
    await context.commands.decideConsent(userId, body.applicationId, body.decision);
    return readUser(context, userId);
  },
};
