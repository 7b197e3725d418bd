import { listTexts } from "../document/list-texts.ts";
import type { Place } from "../document/place.ts";
import { markers } from "../markers.ts";
import type { Finding, Rule } from "../rule.ts";

const COMMENT = /<!--.*?(-->|$)/gs;
const MARKER = /^<!-- generated:([a-z-]+)(?: (\w+))? -->$/;

/** Comments in descriptions are markers, and each one is replaced by something. */
export const markersAreKnown: Rule = function* (root): Iterable<Finding> {
  for (const place of listTexts(root)) {
    for (const [comment] of place.text.matchAll(COMMENT)) {
      const problem = findProblem(root, comment);
      if (problem !== undefined) yield { place, message: problem };
      else if (!standsAlone(place.text, comment))
        yield { place, message: `${comment} replaces a block: give it a line of its own.` };
    }
  }
};

function findProblem(root: Place, comment: string): string | undefined {
  const [, name, argument] = MARKER.exec(comment) ?? [];
  if (name === undefined) return `${comment} is no marker: write <!-- generated:name argument -->.`;
  const listArguments = markers.get(name);
  if (listArguments === undefined)
    return `Nothing is generated for ${name}: use one of ${[...markers.keys()].join(", ")}.`;
  const choices = listArguments(root);
  if (argument === undefined && choices.length === 0) return undefined;
  if (argument !== undefined && choices.includes(argument)) return undefined;
  return choices.length === 0 ? `${name} takes no argument: remove it.` : `${name} takes one of ${choices.join(", ")}.`;
}

function standsAlone(text: string, comment: string): boolean {
  return text.split("\n").some((line) => line.trim() === comment);
}
