import type { Place } from "./place.ts";
import { walk } from "./walk.ts";

/** Every description: text in Markdown for a human reader. */
export function* listTexts(root: Place): Generator<Place> {
  for (const place of walk(root)) {
    const text = place.at("description");
    if (text.text !== "") yield text;
  }
}
