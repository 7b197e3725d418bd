import { isObject, type Json, type JsonObject } from "../json.ts";
import { rewrite } from "../walk.ts";

/** Leaves out `member: { not: {} }`: it keeps the variants of a union apart, and a reader has no use for it. */
export function hideExcludedMembers(document: JsonObject): JsonObject {
  return rewrite(document, (node) => {
    if (!isObject(node.properties)) return node;
    const members = Object.entries(node.properties).filter(([, schema]) => !isImpossible(schema));
    return { ...node, properties: Object.fromEntries(members) };
  });
}

function isImpossible(schema: Json): boolean {
  return isObject(schema) && isObject(schema.not) && Object.keys(schema.not).length === 0;
}
