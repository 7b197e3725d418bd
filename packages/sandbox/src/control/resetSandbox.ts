import type { Control } from "./control.ts";

export const resetSandbox: Control = {
  method: "POST",
  path: "/reset",
  async handle({ context }) {
    await context.reset();
    return { status: 204 };
  },
};
