import { events } from "./generated/events.ts";
import type { SvcEvent } from "./types.ts";

/**
 * Names what an event reports. Two deliveries with the same key report the same thing: handle the first, ignore the others.
 * The key is text for comparing and storing; do not take it apart.
 */
export function idempotencyKey(event: SvcEvent): string {
  const values: Readonly<Record<string, unknown>> = { ...event.data };
  const identifying = events[event.name].idempotencyKey.map((member) => String(values[member]));
  // Half a surrogate pair is valid in JSON, but encodeURIComponent throws on it.
  return [event.name, ...identifying].map((part) => encodeURIComponent(part.toWellFormed())).join("/");
}
