import { findCatalogue } from "../document/catalogue.ts";
import { listCalls } from "../document/list-operations.ts";
import { listErrorResponses } from "../document/list-responses.ts";
import type { Finding, Rule } from "../rule.ts";

/** Nothing stands in the catalogue that no call can answer. */
export const errorCodesAreUsed: Rule = function* (root): Iterable<Finding> {
  const used = new Set(
    listCalls(root)
      .flatMap(listErrorResponses)
      .flatMap(({ place }) => place.at("x-error-codes").texts),
  );
  for (const code of findCatalogue(root).children) {
    if (used.has(code.key)) continue;
    yield {
      place: code,
      message: `No call answers ${code.key}: list it in the \`x-error-codes\` of one, or remove it.`,
    };
  }
};
