import { viewUser } from "../views/userView.ts";
import type { Control } from "./control.ts";
import { Input } from "./input.ts";

export const createUser: Control = {
  method: "POST",
  path: "/users",
  async handle({ context, body }) {
    const user = await context.commands.addUser(new Input(body).text("email"));
    return { status: 201, body: await context.engine.read((work) => viewUser(work, user)) };
  },
};
