import type { Place } from "./types.ts";

/** Thrown when the body of an event does not have the described shape. Holds no value of the body, since that may be a key. */
export class InvalidEventError extends Error {
  override readonly name = "InvalidEventError";
  /** Name of the event. */
  readonly event: string;
  /** Every place that is wrong. */
  readonly places: readonly Place[];

  constructor(event: string, places: readonly Place[]) {
    super(`Invalid ${event} event: ${places.map(({ path, message }) => `${path || "body"} ${message}`).join("; ")}`);
    this.event = event;
    this.places = places;
  }
}

/** Recognises the error also when it comes from another copy of this package. */
export function isInvalidEventError(error: unknown): error is InvalidEventError {
  return error instanceof Error && error.name === "InvalidEventError" && "places" in error;
}
