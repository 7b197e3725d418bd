import type { ErrorEntry } from "./catalogue.ts";
import { code } from "./markdown/code.ts";
import { duration } from "./markdown/duration.ts";
import { withOrigin } from "./markdown/origin.ts";

/** The cells of one error code, the same in the catalogue and at each response. */
export interface ErrorCells {
  readonly code: string;
  readonly meaning: string;
  readonly action: string;
  readonly again: string;
}

export function describeError(name: string, entry: ErrorEntry): ErrorCells {
  return {
    code: withOrigin(code(name), entry.origin),
    meaning: entry.meaning,
    action: entry.action,
    again: again(entry),
  };
}

function again({ retry, retryAfterSeconds, mayHaveTakenEffect }: ErrorEntry): string {
  if (retry === "never") return "no";
  if (retry === "after-change") return "after a change";
  const wait = retryAfterSeconds === null ? "later" : `after ${duration(retryAfterSeconds)}`;
  return mayHaveTakenEffect ? `${wait}, if it cannot have taken effect` : wait;
}
