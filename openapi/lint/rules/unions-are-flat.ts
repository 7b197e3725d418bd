import { listSchemas } from "../document/list-schemas.ts";
import { isNull } from "../document/list-variants.ts";
import type { Place } from "../document/place.ts";
import type { Finding, Rule } from "../rule.ts";

/** A union is one flat `oneOf` of named schemas: every generator gets that right. */
export const unionsAreFlat: Rule = function* (root): Iterable<Finding> {
  for (const schema of listSchemas(root)) {
    if (schema.has("allOf")) {
      yield { place: schema.at("allOf"), message: "`allOf` makes trees: write the members out in each variant." };
    }
    if (schema.at("anyOf").children.some(hasMembers)) {
      yield { place: schema.at("anyOf"), message: "Variants may fit together here: use `oneOf`, and keep them apart." };
    }
    for (const variant of schema.at("oneOf").children) yield* checkVariant(variant);
  }
};

function* checkVariant(variant: Place): Iterable<Finding> {
  if (isNull(variant)) return;
  if (!variant.has("$ref")) {
    yield { place: variant, message: "This variant has no name: move it to `components.schemas`, and `$ref` it." };
  } else if (variant.follow().has("oneOf")) {
    yield { place: variant, message: `${variant.follow().key} is a union itself: list its variants here instead.` };
  }
}

function hasMembers(variant: Place): boolean {
  const target = variant.follow();
  return target.has("properties") || target.has("required") || target.has("oneOf") || target.has("anyOf");
}
