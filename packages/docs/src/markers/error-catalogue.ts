import type { Catalogue, ErrorEntry } from "../catalogue.ts";
import { code } from "../markdown/code.ts";
import { duration } from "../markdown/duration.ts";
import { withOrigin } from "../markdown/origin.ts";
import { table } from "../markdown/table.ts";

export function renderErrorCatalogue({ errors }: Catalogue): string {
  return table(
    ["Code", "Status", "Meaning", "What to do", "Repeat"],
    Object.entries(errors).map(([name, entry]) => [
      withOrigin(code(name), entry.origin),
      String(entry.status),
      entry.meaning,
      entry.action,
      again(entry),
    ]),
  );
}

function again({ retry, retryAfterSeconds, mayHaveTakenEffect }: ErrorEntry): string {
  if (retry === "never") return "no";
  if (retry === "after-change") return "after a change";
  const wait = retryAfterSeconds === null ? "later" : `after ${duration(retryAfterSeconds)}`;
  return mayHaveTakenEffect ? `${wait}, if it only reads` : wait;
}
