import { knownValues } from "../../generated/control-values.ts";
import type { Db } from "../db.ts";
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

const listMatching = messages.lister(
  "WHERE (? = '' OR recipient = ?) AND (? = '' OR channel = ?) ORDER BY seq DESC LIMIT ? OFFSET ?",
);

/** What is empty, or left out, is not looked at. */
export interface MessageFilter {
  readonly recipient?: string;
  readonly channel?: string;
}

/** Newest first. */
export function listMessages(db: Db, filter: MessageFilter, limit: number, offset: number): Promise<Message[]> {
  const { recipient = "", channel = "" } = filter;
  return listMatching(db, recipient, recipient, channel, channel, limit, offset);
}
