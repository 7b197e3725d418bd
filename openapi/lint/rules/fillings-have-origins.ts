import { listStatements } from "../document/list-statements.ts";
import type { Finding, Rule } from "../rule.ts";

/** How our texts admit that something is not the service's own statement. */
const FILLING = /\b(taken to|assumed|customary|ha(s|ve) been seen)\b/i;

/** Texts of whole guides, where a sentence says so and no mark could tell which one. */
const GUIDES = new Set(["info", "tags"]);

/** A text that admits to filling a gap has `x-origin` beside it, or the documentation would show no badge. */
export const fillingsHaveOrigins: Rule = function* (root): Iterable<Finding> {
  for (const { origin, text } of listStatements(root)) {
    const [words] = FILLING.exec(text.text) ?? [];
    if (words === undefined || origin.exists || GUIDES.has(text.path[0] ?? "")) continue;
    yield { place: text, message: `"${words}" is no promise of the service: add \`x-origin\` beside \`${text.key}\`.` };
  }
};
