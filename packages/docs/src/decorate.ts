import type { Catalogue } from "./catalogue.ts";
import { addCodeSamples } from "./decorations/add-code-samples.ts";
import { badgeOrigins } from "./decorations/badge-origins.ts";
import { describeBodies } from "./decorations/describe-bodies.ts";
import { fillDescriptions } from "./decorations/fill-descriptions.ts";
import { hideExcludedMembers } from "./decorations/hide-excluded-members.ts";
import { inlinePathItems } from "./decorations/inline-path-items.ts";
import { listErrorCodes } from "./decorations/list-error-codes.ts";
import { showKnownValues } from "./decorations/show-known-values.ts";
import { stateFacts } from "./decorations/state-facts.ts";
import type { JsonObject } from "./json.ts";

type Decoration = (document: JsonObject, catalogue: Catalogue) => JsonObject;

/** In this order: bodies quote the text of schemas, so that text must not hold a badge or a list of values yet. */
const DECORATIONS: readonly Decoration[] = [
  inlinePathItems,
  describeBodies,
  fillDescriptions,
  hideExcludedMembers,
  showKnownValues,
  listErrorCodes,
  stateFacts,
  addCodeSamples,
  badgeOrigins,
];

/** The description as a reader wants it: everything that its `x-` fields say becomes visible. */
export function decorate(document: JsonObject, catalogue: Catalogue): JsonObject {
  return DECORATIONS.reduce((decorated, decoration) => decoration(decorated, catalogue), document);
}
