import { constant } from "../code/constant.ts";
import { header } from "../code/header.ts";
import { type Call, listCalls } from "../description/calls.ts";
import type { Description } from "../description/load.ts";

export function operations(description: Description): string {
  const entries = listCalls(description.document).map((call) => [call.id, entryOf(call)]);
  return (
    header(description) +
    constant(
      "operations",
      "Every call: where it is sent, with which key, and how it can end.",
      Object.fromEntries(entries),
    ) +
    "\n/** Name of a call. */\nexport type OperationId = keyof typeof operations;\n"
  );
}

function entryOf(call: Call): object {
  const { id, method, path, keys, operation } = call;
  return {
    operationId: id,
    method: method.toUpperCase(),
    path,
    keys,
    safe: isSafe(call),
    success: successOf(call),
    errors: errorsOf(call),
    tag: operation.tags?.[0] ?? "",
    summary: operation.summary ?? "",
  };
}

/** Whether a call only reads, so that it may be repeated without a thought. */
export function isSafe({ method, operation }: Call): boolean {
  return method === "get" || method === "head" || operation["x-safe"] === true;
}

/** Status of the answer when all goes well. */
function successOf({ responses }: Call): number {
  return Number(Object.keys(responses).find((status) => status.startsWith("2")));
}

/** Error codes by status, `default` included. */
export function errorsOf({ responses }: Call): Record<string, readonly string[]> {
  return Object.fromEntries(
    Object.entries(responses).flatMap(([status, response]) =>
      response["x-error-codes"] === undefined ? [] : [[status, response["x-error-codes"]]],
    ),
  );
}
