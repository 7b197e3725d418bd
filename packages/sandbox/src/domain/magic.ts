/** What a made-up e-mail address or name asks the sandbox to do, so that a front end alone can reach every state. */
export type MagicEmail = "registered" | "connected" | "rejected";

const MAGIC_EMAIL = /\+(registered|connected|rejected)(?:[^a-z@][^@]*)?@/;

export function readMagicEmail(email: string): MagicEmail | undefined {
  const word = MAGIC_EMAIL.exec(email)?.[1];
  return word === "registered" || word === "connected" || word === "rejected" ? word : undefined;
}

export type MagicName = "fail" | "slow";

export function readMagicName(name: string): MagicName | undefined {
  if (name.startsWith("[fail]")) return "fail";
  if (name.startsWith("[slow]")) return "slow";
  return undefined;
}

export const SLOW_PROCESSING_SECONDS = 90;
