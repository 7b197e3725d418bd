import { validateEvent } from "./generated/validators.ts";
import { InvalidEventError } from "./invalid-event-error.ts";
import { isKnownEvent } from "./is-known-event.ts";
import { readJson } from "./read-json.ts";
import type { EventName, SvcEvent } from "./types.ts";
import { UnknownEventError } from "./unknown-event-error.ts";

/**
 * Checks the body of an event and returns it with its type. Members and enum values that the description does not know pass.
 *
 * @param name Name of the event, as `findEventName` returns it.
 * @param body Text, UTF-8 bytes (a `Buffer`, a `Uint8Array`, an `ArrayBuffer`) or the parsed JSON.
 * @throws {UnknownEventError} when this version knows no event of that name.
 * @throws {InvalidEventError} when the body is no JSON or has another shape; `places` lists every place.
 */
export function parseEvent<Name extends EventName>(name: Name, body: unknown): SvcEvent<Name>;
export function parseEvent(name: string, body: unknown): SvcEvent;
export function parseEvent(name: string, body: unknown): SvcEvent {
  if (!isKnownEvent(name)) throw new UnknownEventError(name);
  const data = parseBody(name, body);
  const event = { name, data };
  assertValid(event);
  return event;
}

function parseBody(name: EventName, body: unknown): unknown {
  try {
    return readJson(body);
  } catch {
    // The parser's own message quotes the body.
    throw new InvalidEventError(name, [{ path: "", message: "must be valid JSON" }]);
  }
}

function assertValid(event: { name: EventName; data: unknown }): asserts event is SvcEvent {
  const places = validateEvent(event.name, event.data);
  if (places.length > 0) throw new InvalidEventError(event.name, places);
}
