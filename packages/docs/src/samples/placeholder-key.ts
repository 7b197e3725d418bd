import type { Call } from "./read-call.ts";

/** What stands for a key in a sample. Calls that either kind opens are shown with the one that does less harm. */
export function placeholderKey({ keys }: Call): string {
  return keys.includes("userKey") ? "your-user-key" : "your-master-key";
}
