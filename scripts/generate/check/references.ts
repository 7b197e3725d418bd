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
        message: `"${$ref}" points outside of this file: a description is one, so move the target into its components.`,
      });
    } else if (lookUp(document, $ref.slice(1)) === undefined) {
      problems.push({ pointer, message: `"${$ref}" points to nothing: correct it, or add the component.` });
    }
  });
  return problems;
}
