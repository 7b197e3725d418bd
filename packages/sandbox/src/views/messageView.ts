import type { Message } from "../store/tables/messages.ts";

export interface MessageView {
  readonly id: string;
  readonly channel: "sms" | "email";
  readonly to: string;
  readonly subject: string | null;
  readonly text: string;
  readonly code: string | null;
  readonly links: readonly string[];
  readonly sentAt: string;
}

export function viewMessage({ id, channel, recipient, subject, text, code, links, sentAt }: Message): MessageView {
  return { id, channel, to: recipient, subject, text, code, links, sentAt: new Date(sentAt).toISOString() };
}
