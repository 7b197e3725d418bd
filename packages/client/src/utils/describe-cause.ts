/** How deep the reasons of a failed `fetch` lie at most: "fetch failed", then what the network said. */
const DEPTH = 3;

/** The reasons of an error and of its causes in one line. */
export function describeCause(error: unknown): string {
  const reasons: string[] = [];
  for (let cause = error; cause instanceof Error && reasons.length < DEPTH; cause = cause.cause) {
    // Node leaves the message empty when several addresses of a host have failed.
    reasons.push(cause.message || ("code" in cause && String(cause.code)) || cause.name);
  }
  return reasons.join(": ") || "no reason given";
}
