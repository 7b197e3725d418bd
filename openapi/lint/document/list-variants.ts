import type { Place } from "./place.ts";

/** The variants of a union, with `$ref`s followed; a schema that is no union is its own only variant. */
export function listVariants(schema: Place): Place[] {
  const target = schema.follow();
  if (!target.has("oneOf")) return [target];
  return target.at("oneOf").children.flatMap(listVariants);
}

/** Whether a variant of a union only says that the value may be `null`. */
export function isNull(variant: Place): boolean {
  return variant.at("type").value === "null";
}
