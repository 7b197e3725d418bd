import { newId } from "../random.ts";
import { type Message, messages } from "../store/tables/messages.ts";
import { note, type Work } from "../work.ts";

type NewMessage = Omit<Message, "id" | "sentAt">;

/** Puts a message into the inbox that stands for all phones and mailboxes. */
export async function sendMessage(work: Work, message: NewMessage): Promise<void> {
  const id = newId("msg");
  await messages.insert(work.db, { id, ...message, sentAt: work.now });
  note(work, { kind: "message", id, state: message.channel, userId: message.userId });
}
