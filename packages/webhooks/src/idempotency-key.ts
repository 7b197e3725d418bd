import { events } from "./generated/events.ts";
import type { SvcEvent } from "./types.ts";

/**
 * Names what an event reports. Two deliveries with the same key report the same thing: handle the first, ignore the others.
 * The key is text for comparing and storing; do not take it apart. It is a digest (SHA-256), because one of the members
 * that identify a verificationStatus is the user's API key, which belongs into no list of things that were seen.
 */
export async function idempotencyKey(event: SvcEvent): Promise<string> {
  const values: Readonly<Record<string, unknown>> = { ...event.data };
  const identifying = events[event.name].idempotencyKey.map((member) => String(values[member]));
  // As JSON no value can pass for two, and half a surrogate pair survives the encoding.
  const bytes = new TextEncoder().encode(JSON.stringify(identifying));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return `${event.name}/${Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}
