import { findCatalogue } from "../document/catalogue.ts";
import type { Place } from "../document/place.ts";
import { walk } from "../document/walk.ts";
import type { Finding, Rule } from "../rule.ts";

/** What a reason speaks of: the service, and that it leaves something open. */
const SUBJECT = /\bservice\b/i;
const GAP = /\b(neither|no|not|nothing|only|shows|silent|without)\b/i;

/**
 * Beside each `x-origin` a sentence says what the service leaves open. Meaning cannot be checked; what can is that one
 * sentence speaks of the service and of a gap.
 */
export const originsHaveReasons: Rule = function* (root): Iterable<Finding> {
  for (const { origin, text } of listOrigins(root)) {
    const sentences = text.text.split(/(?<=[.!?])\s+/);
    if (sentences.some((sentence) => SUBJECT.test(sentence) && GAP.test(sentence))) continue;
    yield {
      place: origin,
      message: `No reason is given for this: say in \`${text.key}\` what the service leaves open, as in "The service does not state ...".`,
    };
  }
};

interface Origin {
  readonly origin: Place;
  /** The text in which the reason belongs. */
  readonly text: Place;
}

function listOrigins(root: Place): Origin[] {
  const catalogue = findCatalogue(root);
  const delivery = root.at("x-webhook-delivery");
  const described = [...walk(root), delivery].map((place) => ({ place, text: place.at("description") }));
  const limits = root.at("x-limits").children.map((place) => ({ place, text: place.at("meaning") }));
  // One reason for all that was added to the catalogue.
  const codes = catalogue.children.map((place) => ({ place, text: catalogue.parent.at("description") }));
  return [...described, ...limits, ...codes]
    .map(({ place, text }) => ({ origin: place.at("x-origin"), text }))
    .filter(({ origin }) => origin.exists);
}
