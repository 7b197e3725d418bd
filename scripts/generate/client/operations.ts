import { isSafe } from "../catalogues/operations.ts";
import { constant } from "../code/constant.ts";
import { header } from "../code/header.ts";
import { type Call, listCalls } from "../description/calls.ts";
import type { Description } from "../description/load.ts";

/** Two constants and not one, so that what a user's device loads holds no route of the master key. */
export function clientOperations(description: Description): string {
  const calls = listCalls(description.document);
  return [
    header(description),
    constant("partnerOperations", "Calls that the master key opens, by method and path.", table(calls, "masterKey")),
    "\n",
    constant("userOperations", "Calls that a per-user key opens, by method and path.", table(calls, "userKey")),
  ].join("");
}

function table(calls: readonly Call[], key: string): object {
  return Object.fromEntries(
    calls
      .filter(({ keys }) => keys.includes(key))
      .map((call) => [`${call.method.toUpperCase()} ${call.path}`, { id: call.id, safe: isSafe(call) }]),
  );
}
