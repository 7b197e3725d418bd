import type { Control } from "./control.ts";

export const getHealth: Control = {
  method: "GET",
  path: "/health",
  handle: ({ context }) =>
    context.engine.read(async ({ now }) => ({ status: 200, body: { status: "ok", now: new Date(now).toISOString() } })),
};
