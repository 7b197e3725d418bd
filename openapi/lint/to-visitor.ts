import { hasDanglingReference } from "./document/has-dangling-reference.ts";
import { Place } from "./document/place.ts";
import type { Rule } from "./rule.ts";
import { runRule } from "./run-rule.ts";

/** The part of Redocly's location that we need. */
interface Location {
  child(path: readonly string[]): Location;
}

/** The part of Redocly's context that we need. */
interface Context {
  readonly location: Location;
  report(problem: { readonly message: string; readonly location: Location }): void;
}

/** What Redocly calls while it walks over a description. */
export interface Visitor {
  readonly Root: { enter(root: unknown, context: Context): void };
}

/**
 * Lets Redocly run a rule. Ours look across the whole description, so they hang on its root. They wait until every
 * `$ref` leads somewhere: Redocly names one that does not, and all that they could add would follow from it.
 */
export function toVisitor(rule: Rule): () => Visitor {
  return () => ({
    Root: {
      enter(root, { location, report }) {
        if (hasDanglingReference(Place.root(root))) return;
        for (const { message, place } of runRule(rule, root)) {
          report({ message, location: location.child(place.path) });
        }
      },
    },
  });
}
