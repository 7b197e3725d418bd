import type { Control } from "./control.ts";

export const resetSandbox: Control = {
  method: "POST",
  path: "/reset",
  async handle({ context }) {
    await context.commands.reset();
    return { status: 204 };
  },
};
