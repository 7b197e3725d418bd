import type { Control } from "./control.ts";

export const deleteFaults: Control<"deleteFaults"> = {
  async handle({ context }) {
    await context.commands.removeFaults();
    return undefined;
  },
};
