import type { Control } from "./control.ts";

export const getHealth: Control<"getHealth"> = {
  handle: ({ context }) => context.engine.read(async ({ now }) => ({ status: "ok", now: new Date(now).toISOString() })),
};
