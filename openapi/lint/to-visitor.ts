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

/** Lets Redocly run a rule. Ours look across the whole description, so they hang on its root. */
export function toVisitor(rule: Rule): () => Visitor {
  return () => ({
    Root: {
      enter(root, { location, report }) {
        for (const { message, place } of runRule(rule, root)) {
          report({ message, location: location.child(place.path) });
        }
      },
    },
  });
}
