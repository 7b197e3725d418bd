import type { Violation } from "@svc/openapi/validators";
import { isStorable } from "../domain/storable.ts";

/**
 * Every text that not every database can keep as it is. Walks without recursion, since a body may be nested as deeply as its size allows.
 */
export function findUnstorable(root: unknown): Violation[] {
  const found: Violation[] = [];
  const open: { readonly value: unknown; readonly path: string }[] = [{ value: root, path: "" }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, path } = next;
    if (typeof value === "string" && !isStorable(value)) {
      found.push({ path, message: "must not contain NUL or half a character" });
    } else if (typeof value === "object" && value !== null) {
      for (const [name, member] of Object.entries(value))
        open.push({ value: member, path: `${path}/${escapeName(name)}` });
    }
  }
  return found;
}

/** As JSON Pointers want it. */
function escapeName(name: string): string {
  return name.replaceAll("~", "~0").replaceAll("/", "~1");
}
