import { findFittingVariants } from "../document/find-fitting-variants.ts";
import { listBodies } from "../document/list-bodies.ts";
import { isNull, listVariants } from "../document/list-variants.ts";
import type { Finding, Rule } from "../rule.ts";

/** Each variant of a union that is a body is shown by an example of that body. */
export const variantsHaveExamples: Rule = function* (root): Iterable<Finding> {
  for (const { name, place } of listBodies(root)) {
    const variants = listVariants(place.at("schema")).filter((variant) => !isNull(variant));
    const values = place.at("examples").children.map((example) => example.follow().at("value").value);
    if (variants.length < 2 || values.length === 0) continue;
    const shown = new Set(values.flatMap((value) => findFittingVariants(root, variants, value)));
    for (const variant of variants.filter(({ pointer }) => !shown.has(pointer))) {
      yield {
        place: place.at("examples"),
        message: `${name} has no example of the variant ${variant.key}: add one.`,
      };
    }
  }
};
