import type { Place } from "./document/place.ts";

/** Something that is wrong: where it stands, and what to do about it. */
export interface Finding {
  readonly place: Place;
  readonly message: string;
}

/** Reads a whole description and tells what is wrong with it. */
export type Rule = (root: Place) => Iterable<Finding>;
