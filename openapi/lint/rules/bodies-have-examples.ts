import { listBodies } from "../document/list-bodies.ts";
import type { Finding, Rule } from "../rule.ts";

/** Every request, successful answer and event shows at least one example with a name. */
export const bodiesHaveExamples: Rule = function* (root): Iterable<Finding> {
  for (const { name, place } of listBodies(root)) {
    if (place.at("examples").children.length > 0) continue;
    yield {
      place,
      message: `${name} has no example: add one with a name under \`examples\`, out of the running story.`,
    };
  }
};
