import type { Control } from "./control.ts";

export const resetSandbox: Control<"resetSandbox"> = {
  async handle({ context }) {
    await context.commands.reset();
    return undefined;
  },
};
