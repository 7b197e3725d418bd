import type { Document } from "../description/openapi.ts";
import { lookUp } from "../description/pointer.ts";
import type { Problem } from "../description/problem.ts";
import { walk } from "../description/walk.ts";

/** Every `$ref` stays inside the file and points to something. */
export function checkReferences(document: Document): Problem[] {
  const problems: Problem[] = [];
  walk(document, (node, pointer) => {
    const { $ref } = node;
    if (typeof $ref !== "string") return;
    if (!$ref.startsWith("#/")) {
      problems.push({
        pointer,
        problem: `"${$ref}" points outside of this file.`,
        remedy: "A description is one file: move the target into its components.",
      });
    } else if (lookUp(document, $ref.slice(1)) === undefined) {
      problems.push({
        pointer,
        problem: `"${$ref}" points to nothing.`,
        remedy: "Correct the reference or add the component.",
      });
    }
  });
  return problems;
}
