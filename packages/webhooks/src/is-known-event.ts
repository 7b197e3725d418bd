import { events } from "./generated/events.ts";
import type { EventName } from "./types.ts";

/** Whether this version knows an event of that name. The service may send others; ignore those. */
export function isKnownEvent(name: string): name is EventName {
  return Object.hasOwn(events, name);
}

/** The names of all events that this version knows. */
export const eventNames: readonly EventName[] = /* @__PURE__ */ Object.keys(events).filter(isKnownEvent);
