import type { PathValues } from "../openapi-fetch.ts";

/**
 * Refuses a call whose path would not be the one that is meant. openapi-fetch sends `/{id}` as it stands when `id` is
 * missing, an empty value would address the list instead of the item, and a dot segment would climb to another path.
 */
export function checkPathParameters(operation: string, path: string, values: PathValues = {}): void {
  for (const [, name = ""] of path.matchAll(/{(\w+)}/g)) {
    if (/^\.{0,2}$/.test(values[name] ?? "")) throw new TypeError(`${operation}: ${name} is missing`);
  }
}
