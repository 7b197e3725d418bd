import { isObject } from "./is-object.ts";

/** The reason of a failed `fetch` in one line: its own ("fetch failed") and, where the runtime tells, that of the network. */
export function describeCause(error: unknown): string {
  return isObject(error) && "cause" in error && error.cause ? `${error}: ${error.cause}` : String(error);
}
