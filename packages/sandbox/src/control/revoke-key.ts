import type { Control } from "./control.ts";
import { readUser } from "./read-user.ts";

export const revokeKey: Control<"revokeKey"> = {
  async handle({ context, path: { userId }, body }) {
    await context.commands.revokeKey(userId, body.applicationId);
    return readUser(context, userId);
  },
};
