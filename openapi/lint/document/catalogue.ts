import type { Place } from "./place.ts";

/** The error codes with what is known of each. */
export function findCatalogue(root: Place): Place {
  return root.at("components", "schemas", "ErrorCode", "x-errors");
}
