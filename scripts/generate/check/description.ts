import type { Document } from "../description/openapi.ts";
import type { Problem } from "../description/problem.ts";
import { checkErrorCodes } from "./error-codes.ts";
import { checkEvents } from "./events.ts";
import { checkOperationIds } from "./operation-ids.ts";
import { checkReferences } from "./references.ts";
import { checkTransitions } from "./transitions.ts";

/** Looks for mistakes that would make generated files wrong. Taste is the linter's business. */
export function checkDescription(document: Document): Problem[] {
  const dangling = checkReferences(document);
  // The other checks follow references.
  if (dangling.length > 0) return dangling;
  return [checkOperationIds, checkErrorCodes, checkTransitions, checkEvents].flatMap((check) => check(document));
}
