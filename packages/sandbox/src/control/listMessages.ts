import { normalizeEmail } from "../domain/names.ts";
import { listMessages as list } from "../store/tables/messages.ts";
import { viewMessage } from "../views/messageView.ts";
import type { Control } from "./control.ts";

const PAGE = 100;

export const listMessages: Control = {
  method: "GET",
  path: "/messages",
  handle: ({ context, query }) =>
    context.engine.read(async ({ db }) => {
      // A `+` that was not encoded arrives as a space.
      const to = normalizeEmail((query.to ?? "").replace(/^ /, "+"));
      const channel = query.channel ?? "";
      const found = await list(db, to, to, channel, channel, PAGE, 0);
      return { status: 200, body: found.map(viewMessage) };
    }),
};
