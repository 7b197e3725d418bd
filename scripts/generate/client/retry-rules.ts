import { errorEntries, retryAfterSeconds } from "../catalogues/errors.ts";
import { constant } from "../code/constant.ts";
import { header } from "../code/header.ts";
import type { Description } from "../description/load.ts";

/** The codes that go away by themselves; with all others there is nothing to wait for. */
export function retryRules(description: Description): string {
  const { document } = description;
  const rules = Object.entries(errorEntries(document))
    .filter(([, { retry }]) => retry === "later")
    .map(([code, entry]) => [
      code,
      {
        afterSeconds: retryAfterSeconds(document, entry) ?? undefined,
        mayHaveTakenEffect: entry.mayHaveTakenEffect,
      },
    ]);
  return (
    header(description) +
    constant("retryRules", "Errors after which the same call may be sent again, and when.", Object.fromEntries(rules))
  );
}
