import { constantFrom } from "fast-check";
import { createControl } from "../../support/control.ts";
import { same } from "../run/same.ts";
import type { World } from "../run/world.ts";
import type { Challenge } from "../state/model.ts";

/** Reads the code of a challenge from the user's phone, where exactly the messages are that have to be. */
export async function codeOf({ sandbox }: World, challenge: Challenge): Promise<string> {
  const { user } = challenge.connection.owner;
  const control = createControl(sandbox);
  const { phone } = await control.user(user.email);
  const messages = await control.call("listMessages", { query: { to: phone, channel: "sms" } });
  same(`number of codes sent to ${user.email}`, messages.length, user.texted.length);
  return messages.at(-1 - user.texted.indexOf(challenge))?.code ?? "";
}

export const another = (code: string): string => (code === "000000" ? "000001" : "000000");

/** Whether the right code is given. */
export const rightness = constantFrom(true, true, false);
