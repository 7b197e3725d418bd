import { newId } from "../engine/random.ts";
import { note, type Work } from "../engine/work.ts";
import { type Message, messages } from "../store/tables/messages.ts";

type NewMessage = Omit<Message, "id" | "sentAt">;

/** Puts a message into the inbox that stands for all phones and mailboxes. */
export async function sendMessage(work: Work, message: NewMessage): Promise<void> {
  const id = newId("msg");
  await messages.insert(work.db, { id, ...message, sentAt: work.now });
  note(work, { kind: "message", id, state: message.channel, userId: message.userId });
}
