import { events } from "./generated/events.ts";
import { eventNames } from "./is-known-event.ts";
import type { EventName } from "./types.ts";

/**
 * The event that was sent to an address, by the end of its path: `/hooks/6d1f0c/order-status` is `orderStatus`.
 * `undefined` for an event that this version does not know.
 *
 * The service appends the event's path to your callback as it is, so it also counts behind a query (`/hooks?a=1/order-status`)
 * or in front of one, and with a slash at its end.
 */
export function findEventName(url: string): EventName | undefined {
  return eventNames.find((name) => new RegExp(`${events[name].path}/?([?#]|$)`).test(url));
}
