import type { Catalogue } from "../catalogue.ts";
import { fillMarkers } from "../fill-markers.ts";
import { isString, type JsonObject } from "../json.ts";
import { labelCells } from "../markdown/label-cells.ts";
import { rewrite } from "../walk.ts";

/** Puts tables and diagrams at the markers of every description. */
export function fillDescriptions(document: JsonObject, catalogue: Catalogue): JsonObject {
  return rewrite(document, (node) =>
    isString(node.description) ? { ...node, description: labelCells(fillMarkers(node.description, catalogue)) } : node,
  );
}
