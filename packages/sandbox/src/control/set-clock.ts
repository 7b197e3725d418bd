import type { Control } from "./control.ts";

export const setClock: Control<"setClock"> = {
  handle: ({ context, body: { mode, advanceSeconds, advanceTo } }) =>
    context.commands.setClock({
      mode,
      advanceSeconds,
      advanceTo: advanceTo === undefined ? undefined : Date.parse(advanceTo),
    }),
};
