import type { Place } from "./place.ts";
import { walk } from "./walk.ts";

/** Something that the description says, and where a mark on it would stand. */
export interface Statement {
  readonly text: Place;
  readonly origin: Place;
}

/** Every statement with a text of its own. */
export function listStatements(root: Place): Statement[] {
  const described = [...walk(root), root.at("x-webhook-delivery")].map((place) => [place, "description"] as const);
  const limits = root.at("x-limits").children.map((place) => [place, "meaning"] as const);
  return [...described, ...limits].map(([place, key]) => ({ text: place.at(key), origin: place.at("x-origin") }));
}
