import type { Content, Document, Example } from "./openapi.ts";
import { resolve } from "./resolve.ts";

/** The named examples of a body, references followed. */
export function examplesOf(document: Document, content: Content = {}): [string, Example][] {
  return Object.values(content).flatMap(({ examples = {} }) =>
    Object.entries(examples).map(([name, example]): [string, Example] => [
      name,
      resolve(document, "examples", example),
    ]),
  );
}
