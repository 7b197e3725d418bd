import { findCatalogue } from "../document/catalogue.ts";
import { listSchemas } from "../document/list-schemas.ts";
import { listStatements, type Statement } from "../document/list-statements.ts";
import type { Place } from "../document/place.ts";
import type { Finding, Rule } from "../rule.ts";

/** What a reason speaks of: the service, and that it leaves something open. */
const SUBJECT = /\bservice\b/i;
const GAP = /\b(neither|no|not|nothing|only|shows|silent|without)\b/i;

/**
 * Beside each `x-origin` a sentence says what the service leaves open. Meaning cannot be checked; what can is that one
 * sentence speaks of the service and of a gap.
 */
export const originsHaveReasons: Rule = function* (root): Iterable<Finding> {
  for (const { origin, text } of [...listStatements(root), ...listEntries(root)]) {
    const sentences = text.text.split(/(?<=[.!?])\s+/);
    if (!origin.exists || sentences.some((sentence) => SUBJECT.test(sentence) && GAP.test(sentence))) continue;
    yield {
      place: origin,
      message: `No reason is given for this: say in \`${text.key}\` what the service leaves open, as in "The service does not state ...".`,
    };
  }
};

/** Codes and currencies have no text of their own: one reason, in their schema, goes for all of a table. */
function listEntries(root: Place): Statement[] {
  const schemas = [...listSchemas(root)];
  const tables = [findCatalogue(root), ...schemas.map((schema) => schema.at("x-currencies"))];
  return tables.flatMap((table) =>
    table.children.map((entry) => ({ text: table.parent.at("description"), origin: entry.at("x-origin") })),
  );
}
