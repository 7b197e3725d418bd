import type { Place } from "../document/place.ts";
import { splitPointer } from "../document/pointer.ts";
import { walk } from "../document/walk.ts";
import { readExtensions } from "../extensions.ts";
import type { Finding, Rule } from "../rule.ts";

const PAGE = "openapi/extensions.md";

/** Each x- field is one that extensions.md explains, stands where it says, and fits its JSON Schema. */
export const extensionsAreKnown: Rule = function* (root): Iterable<Finding> {
  for (const holder of walk(root)) {
    for (const field of holder.children.filter(({ key }) => key.startsWith("x-"))) yield* checkField(holder, field);
  }
};

function* checkField(holder: Place, field: Place): Iterable<Finding> {
  const extension = readExtensions().get(field.key);
  if (extension === undefined) {
    yield { place: field, message: `${field.key} is not known: explain it in ${PAGE}, or remove it.` };
    return;
  }
  if (!extension.isPlace(holder.pointer)) {
    yield { place: field, message: `${field.key} means nothing here: ${PAGE} says where it may stand.` };
  }
  for (const { message, pointer } of extension.check(field.value)) {
    const subject = pointer === "" ? "it" : pointer;
    yield {
      place: field.at(...splitPointer(pointer)),
      message: `${field.key} does not fit its schema in ${PAGE}: ${subject} ${message}.`,
    };
  }
}
