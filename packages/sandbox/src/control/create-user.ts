import type { Control } from "./control.ts";
import { viewUser } from "./views/view-user.ts";

export const createUser: Control<"createUser"> = {
  async handle({ context, body }) {
    const user = await context.commands.addUser(body.email);
    return context.engine.read((work) => viewUser(work, user));
  },
};
