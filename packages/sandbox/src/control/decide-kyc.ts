import type { Control } from "./control.ts";
import { readUser } from "./read-user.ts";

export const decideKyc: Control<"decideKyc"> = {
  async handle({ context, path: { userId }, body }) {
    await context.commands.decideKyc(userId, body.decision);
    return readUser(context, userId);
  },
};
