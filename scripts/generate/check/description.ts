import { errorCodesAreKnown } from "../../../openapi/lint/rules/error-codes-are-known.ts";
import { eventsAreComplete } from "../../../openapi/lint/rules/events-are-complete.ts";
import { limitsAreKnown } from "../../../openapi/lint/rules/limits-are-known.ts";
import { transitionsNameKnownThings } from "../../../openapi/lint/rules/transitions-name-known-things.ts";
import { runRule } from "../../../openapi/lint/run-rule.ts";
import type { Document } from "../description/openapi.ts";
import type { Problem } from "../description/problem.ts";
import { checkOperationIds } from "./operation-ids.ts";
import { checkReferences } from "./references.ts";

/** The rules of the linter without which generated files would be wrong. The others are about what a reader sees. */
const RULES = [errorCodesAreKnown, limitsAreKnown, transitionsNameKnownThings, eventsAreComplete];

/** Looks for mistakes that would make generated files wrong. */
export function checkDescription(document: Document): Problem[] {
  const dangling = checkReferences(document);
  // The other checks follow references.
  if (dangling.length > 0) return dangling;
  const findings = RULES.flatMap((rule) => runRule(rule, document));
  return [
    ...checkOperationIds(document),
    ...findings.map(({ place, message }) => ({ pointer: place.pointer, message })),
  ];
}
