export { findEventName } from "./find-event-name.ts";
export type * from "./generated/event-types.ts";
export { samples } from "./generated/samples.ts";
export { idempotencyKey } from "./idempotency-key.ts";
export { InvalidEventError, isInvalidEventError } from "./invalid-event-error.ts";
export { eventNames, isKnownEvent } from "./is-known-event.ts";
export { parseEvent } from "./parse-event.ts";
export type { EventName, Place, SvcEvent } from "./types.ts";
export { isUnknownEventError, UnknownEventError } from "./unknown-event-error.ts";
