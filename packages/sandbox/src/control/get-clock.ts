import type { Control } from "./control.ts";

export const getClock: Control<"getClock"> = {
  handle: ({ context }) => context.commands.readClock(),
};
