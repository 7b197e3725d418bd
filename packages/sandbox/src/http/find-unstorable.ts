import type { Violation } from "@svc/openapi/validators";
import { isStorable } from "../domain/storable.ts";

/** A value, and how to get to it. */
interface Place {
  readonly value: unknown;
  readonly name: string;
  /** Undefined for the whole. */
  readonly parent: Place | undefined;
}

/**
 * Every text that not every database can keep as it is. Walks without recursion, since a body may be nested as deeply as its size allows.
 */
export function findUnstorable(root: unknown): Violation[] {
  const found: Violation[] = [];
  const open: Place[] = [{ value: root, name: "", parent: undefined }];
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    const { value } = place;
    if (typeof value === "string") {
      if (!isStorable(value)) found.push({ path: pathTo(place), message: "must not contain NUL or half a character" });
    } else if (typeof value === "object" && value !== null) {
      for (const [name, member] of Object.entries(value)) open.push({ value: member, name, parent: place });
    }
  }
  return found;
}

/** As JSON Pointers want it. */
function pathTo(place: Place): string {
  const names: string[] = [];
  for (let at = place; at.parent !== undefined; at = at.parent) {
    names.push(at.name.replaceAll("~", "~0").replaceAll("/", "~1"));
  }
  return names
    .reverse()
    .map((name) => `/${name}`)
    .join("");
}
