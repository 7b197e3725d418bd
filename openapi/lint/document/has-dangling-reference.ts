import type { Place } from "./place.ts";
import { walk } from "./walk.ts";

const known = new WeakMap<object, boolean>();

/** Whether some `$ref` into this file leads nowhere. Every rule asks it of the same description, so the answer is kept. */
export function hasDanglingReference(root: Place): boolean {
  if (typeof root.value !== "object" || root.value === null) return false;
  const answer = known.get(root.value) ?? [...walk(root)].some(isDangling);
  known.set(root.value, answer);
  return answer;
}

function isDangling(place: Place): boolean {
  return place.at("$ref").text.startsWith("#") && !place.follow().exists;
}
