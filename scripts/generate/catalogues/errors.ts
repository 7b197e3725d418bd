import { constant } from "../code/constant.ts";
import { header } from "../code/header.ts";
import type { Description } from "../description/load.ts";
import type { Document, ErrorEntry } from "../description/openapi.ts";

export function errors(description: Description): string {
  const { document } = description;
  const entries = Object.entries(errorEntries(document)).map(([code, entry]) => [
    code,
    {
      status: entry.status,
      meaning: entry.meaning,
      action: entry.action,
      retry: entry.retry,
      retryAfterSeconds: retryAfterSeconds(document, entry),
      mayHaveTakenEffect: entry.mayHaveTakenEffect ?? false,
      scope: entry.scope ?? "operation",
      origin: entry["x-origin"] ?? "stated",
    },
  ]);
  return (
    header(description) +
    constant("errors", "Every error code, what it means and what to do about it.", Object.fromEntries(entries)) +
    "\n/** An error code that is known. */\nexport type ErrorCode = keyof typeof errors;\n"
  );
}

export function errorEntries(document: Document): Readonly<Record<string, ErrorEntry>> {
  return document.components.schemas.ErrorCode?.["x-errors"] ?? {};
}

/** Seconds to wait before a retry, where the catalogue says so, by number or by the name of a limit. */
export function retryAfterSeconds(document: Document, { retryAfter }: ErrorEntry): number | null {
  if (retryAfter === undefined) return null;
  return "seconds" in retryAfter ? retryAfter.seconds : (document["x-limits"]?.[retryAfter.limit]?.value ?? null);
}
