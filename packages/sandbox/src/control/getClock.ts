import type { Control } from "./control.ts";

export const getClock: Control = {
  method: "GET",
  path: "/clock",
  handle: async ({ context }) => ({ status: 200, body: await context.commands.readClock() }),
};
