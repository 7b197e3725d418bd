import { invalid } from "./refusal.ts";

/** Refused now: once events are due, nobody is left to tell that they can be sent nowhere. */
export function checkCallback(callback: string): string {
  if (!URL.canParse(callback)) throw invalid("/callback", "must be an absolute URL");
  const { username, password } = new URL(callback);
  // A token in the path does the same, and stands in no header that a proxy may log.
  if (username !== "" || password !== "") throw invalid("/callback", "must not contain a user name or password");
  return callback;
}
