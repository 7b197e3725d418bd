import { listTexts } from "../document/list-texts.ts";
import type { Place } from "../document/place.ts";
import { splitWords } from "../document/words.ts";
import type { Finding, Rule } from "../rule.ts";

/** Words that add nothing to a name. */
const FILLERS = new Set(splitWords("a an and are by for from in is it its of on or that the this to which with"));

/** Descriptions are whole sentences, which say more than the name does. */
export const descriptionsAreSentences: Rule = function* (root): Iterable<Finding> {
  for (const place of listTexts(root)) {
    // Those of servers are shown as labels.
    if (place.path[0] === "servers") continue;
    if (!isProse(place.text)) {
      yield {
        place,
        message: `"${clip(place.text)}" is no sentence: begin it with a capital letter and end it with a full stop.`,
      };
    }
    if (repeatsName(place)) {
      yield { place, message: `"${clip(place.text)}" only repeats the name: say what a reader does not know yet.` };
    }
  }
};

/** Markdown may begin with a heading or a table, and end with a table, a block of code, or a marker. */
function isProse(text: string): boolean {
  const lastLine = text.trim().split("\n").at(-1)?.trim() ?? "";
  return /^[A-Z0-9`#|<]/.test(text) && /[.!?:][)*]?$|^\||^```$|-->$/.test(lastLine);
}

function repeatsName(description: Place): boolean {
  const { parent } = description;
  const names = [parent.key, ...["name", "operationId", "summary", "title"].map((member) => parent.at(member).text)];
  const known = new Set(names.flatMap(splitWords));
  return splitWords(description.text).every((word) => known.has(word) || FILLERS.has(word));
}

function clip(text: string): string {
  const [line = ""] = text.trim().split("\n");
  return line.length > 60 ? `${line.slice(0, 57)}...` : line;
}
