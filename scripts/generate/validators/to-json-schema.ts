import type { Schema } from "../description/openapi.ts";
import { isObject } from "../description/pointer.ts";
import { nameOf } from "../description/resolve.ts";

/** Whether a value that is not on an extensible list is accepted, or whether such a list counts as complete. */
export type Lists = "open" | "closed";

const annotations: readonly string[] = ["title", "description", "default", "examples", "example", "deprecated"];

/** Keywords under which schemas stand by names that could look like keywords. */
const maps: readonly string[] = ["properties", "patternProperties", "dependentSchemas", "$defs"];

/** The part of a schema that validates, with references by the name of the schema. */
export function toJsonSchema(schema: Schema, lists: Lists): Record<string, unknown> {
  const known = schema["x-extensible-enum"] ?? (schema["x-errors"] && Object.keys(schema["x-errors"]));
  const values = lists === "closed" ? (schema.enum ?? known) : schema.enum;
  const keywords = Object.entries({ ...schema, ...(values && { enum: values }) })
    .filter(([keyword]) => !keyword.startsWith("x-") && !annotations.includes(keyword))
    // A value is of a type: where it is fixed, a wrong type is reported once and not twice.
    .filter(([keyword]) => keyword !== "type" || (values === undefined && schema.const === undefined))
    .map(([keyword, content]) => [keyword, convert(keyword, content, lists)]);
  return Object.fromEntries(keywords);
}

function convert(keyword: string, content: unknown, lists: Lists): unknown {
  if (keyword === "$ref") return nameOf({ $ref: String(content) });
  // What stands in these is data, whatever it looks like.
  if (keyword === "const" || keyword === "enum" || !isObject(content)) return content;
  if (Array.isArray(content)) return content.map((item) => (isObject(item) ? toJsonSchema(item, lists) : item));
  if (!maps.includes(keyword)) return toJsonSchema(content, lists);
  return Object.fromEntries(
    Object.entries(content).map(([name, member]) => [name, isObject(member) ? toJsonSchema(member, lists) : member]),
  );
}
