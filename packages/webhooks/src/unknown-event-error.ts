import { eventNames } from "./is-known-event.ts";

/** Thrown for an event that this version does not know. `isKnownEvent` tells in advance. */
export class UnknownEventError extends Error {
  override readonly name = "UnknownEventError";
  /** Name that was given. */
  readonly event: string;

  constructor(event: string) {
    super(`Unknown event "${event}". Known are ${eventNames.join(", ")}.`);
    this.event = event;
  }
}

/** Recognises the error also when it comes from another copy of this package. */
export function isUnknownEventError(error: unknown): error is UnknownEventError {
  return error instanceof Error && error.name === "UnknownEventError" && "event" in error;
}
