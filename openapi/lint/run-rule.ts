import { Place } from "./document/place.ts";
import type { Finding, Rule } from "./rule.ts";

/** What a rule finds, each thing once: an answer that many calls share is wrong in one place only. */
export function runRule(rule: Rule, document: unknown): Finding[] {
  const findings = [...rule(Place.root(document))];
  return [...new Map(findings.map((finding) => [`${finding.place.pointer} ${finding.message}`, finding])).values()];
}
