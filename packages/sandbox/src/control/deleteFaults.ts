import type { Control } from "./control.ts";

export const deleteFaults: Control = {
  method: "DELETE",
  path: "/faults",
  async handle({ context }) {
    await context.commands.removeFaults();
    return { status: 204 };
  },
};
