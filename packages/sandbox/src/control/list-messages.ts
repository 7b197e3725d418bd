import { normalizeEmail } from "../domain/names.ts";
import { listMessages as list } from "../store/tables/messages.ts";
import type { Control } from "./control.ts";
import { decodePlus } from "./decode-plus.ts";
import { viewMessage } from "./views/view-message.ts";

const PAGE = 100;

export const listMessages: Control<"listMessages"> = {
  handle: ({ context, query: { to = "", channel = "" } }) =>
    context.engine.read(async ({ db }) => {
      const recipient = normalizeEmail(decodePlus(to));
      return (await list(db, { recipient, channel }, PAGE, 0)).map(viewMessage);
    }),
};
