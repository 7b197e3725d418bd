import { splitPointer } from "../document/pointer.ts";
import { walk } from "../document/walk.ts";
import { readExtensions } from "../extensions.ts";
import type { Finding, Rule } from "../rule.ts";

/** Each x- field is one that extensions.md explains, stands where it says, and fits its JSON Schema. */
export const extensionsAreKnown: Rule = function* (root): Iterable<Finding> {
  const extensions = readExtensions();
  for (const holder of walk(root)) {
    for (const field of holder.children.filter(({ key }) => key.startsWith("x-"))) {
      const extension = extensions.get(field.key);
      if (extension === undefined) {
        yield {
          place: field,
          message: `${field.key} is not known: explain it in openapi/extensions.md, or remove it.`,
        };
        continue;
      }
      if (!extension.isPlace(holder.pointer)) {
        yield {
          place: field,
          message: `${field.key} means nothing here: openapi/extensions.md says where it may stand.`,
        };
      }
      for (const { message, pointer } of extension.check(field.value)) {
        yield {
          place: field.at(...splitPointer(pointer)),
          message: `${field.key} does not fit its schema in openapi/extensions.md: ${pointer} ${message}.`,
        };
      }
    }
  }
};
