import { findCatalogue } from "../document/catalogue.ts";
import { listLifecycles } from "../document/list-lifecycles.ts";
import type { Finding, Rule } from "../rule.ts";

/** Whoever names a limit names one of `x-limits`; waiting needs one in seconds. */
export const limitsAreKnown: Rule = function* (root): Iterable<Finding> {
  const limits = root.at("x-limits");
  const references = [
    ...findCatalogue(root).children.map((code) => code.at("retryAfter", "limit")),
    ...listLifecycles(root).flatMap(({ rows }) => rows.map((row) => row.at("after"))),
  ].filter(({ exists }) => exists);
  for (const reference of references) {
    const limit = limits.at(reference.text);
    if (!limit.exists) {
      yield {
        place: reference,
        message: `${reference.text} is not in \`x-limits\`: correct the name, or add the limit.`,
      };
    } else if (limit.at("unit").value !== "seconds") {
      yield { place: reference, message: `${reference.text} is no span of time: name a limit whose unit is seconds.` };
    }
  }
};
