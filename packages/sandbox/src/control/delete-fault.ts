import type { Control } from "./control.ts";

export const deleteFault: Control<"deleteFault"> = {
  async handle({ context, path }) {
    await context.commands.removeFault(path.id);
    return undefined;
  },
};
