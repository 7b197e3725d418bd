import { knownValues } from "../../generated/control-values.ts";
import { integer, json, key, nullable, oneOf, text } from "../schema/column.ts";
import { index } from "../schema/indexes.ts";
import { defineTable, type RowOf } from "../schema/table.ts";

/** The SMS and e-mails that a user would have received. */
export const messages = defineTable(
  "messages",
  {
    id: key,
    userId: text,
    channel: oneOf(...knownValues.WantedChannel),
    /** The phone number or e-mail address. */
    recipient: text,
    subject: nullable(text),
    text,
    code: nullable(text),
    links: json<readonly string[]>(),
    sentAt: integer,
  },
  { indexes: [index("messages_recipient", ["recipient"])] },
);

export type Message = RowOf<typeof messages>;

export const listMessages = messages.lister(
  "WHERE (? = '' OR recipient = ?) AND (? = '' OR channel = ?) ORDER BY seq DESC LIMIT ? OFFSET ?",
);
