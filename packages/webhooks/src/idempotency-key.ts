import { events } from "./generated/events.ts";
import type { SvcEvent } from "./types.ts";

/**
 * Names what an event reports. Two deliveries with the same key report the same thing: handle the first, ignore the others.
 * The key is text for comparing and storing; do not take it apart.
 */
export function idempotencyKey(event: SvcEvent): string {
  const values: Readonly<Record<string, unknown>> = { ...event.data };
  return [event.name, ...events[event.name].idempotencyKey.map((member) => String(values[member]))]
    .map(encodeURIComponent)
    .join("/");
}
