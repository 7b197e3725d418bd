import type { Control } from "./control.ts";

export const deleteFault: Control = {
  method: "DELETE",
  path: "/faults/:id",
  async handle({ context, params }) {
    await context.commands.removeFault(params.id ?? "");
    return { status: 204 };
  },
};
