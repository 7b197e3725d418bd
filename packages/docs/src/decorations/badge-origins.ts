import type { JsonObject } from "../json.ts";
import { textAt } from "../json.ts";
import { isOrigin, type Origin, originBadge } from "../markdown/origin.ts";
import { type Path, rewrite } from "../walk.ts";

/** Where Redoc shows no badge of its own, the description begins with one. */
const WITHOUT_BADGE = new Set(["responses", "headers", "securitySchemes"]);

const COLOURS: Readonly<Record<Origin, string>> = { observed: "sky", assumed: "orange" };

/** Shows a badge wherever the description says that a statement is not the service's own. */
export function badgeOrigins(document: JsonObject): JsonObject {
  return rewrite(document, (node, path) => {
    const origin = node["x-origin"];
    if (!isOrigin(origin)) return node;
    if (!hasOwnBadge(path)) return { ...node, description: `${originBadge(origin)} ${textAt(node, "description")}` };
    return { ...node, "x-badges": [{ name: origin, color: COLOURS[origin] }] };
  });
}

function hasOwnBadge(path: Path): boolean {
  return !WITHOUT_BADGE.has(path.at(-2) ?? "");
}
