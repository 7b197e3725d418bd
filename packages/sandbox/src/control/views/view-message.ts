import type { components } from "../../generated/types.ts";
import type { Message } from "../../store/tables/messages.ts";

export type MessageView = components["schemas"]["Message"];

export function viewMessage({ id, channel, recipient, subject, text, code, links, sentAt }: Message): MessageView {
  return { id, channel, to: recipient, subject, text, code, links: [...links], sentAt: new Date(sentAt).toISOString() };
}
