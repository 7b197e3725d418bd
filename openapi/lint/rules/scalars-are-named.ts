import { listSchemas } from "../document/list-schemas.ts";
import { isNull } from "../document/list-variants.ts";
import type { Place } from "../document/place.ts";
import { enumerate } from "../document/words.ts";
import type { Finding, Rule } from "../rule.ts";

/** What a member whose name ends like this holds, and the schemas that say so with unit and format. */
const KINDS = [
  {
    what: "money",
    name: /(^|[a-z])(amount|balance|price)$/i,
    schemas: ["EurCents", "SmallestUnitAmount", "DecimalPrice"],
  },
  {
    what: "a point in time",
    name: /(^at|At|^date|Date|^timestamp|Timestamp|Expires)$/,
    schemas: ["Timestamp", "UnixMillis"],
  },
];

/** Money and points in time are never spelled out: their unit and format stand once, in a named schema. */
export const scalarsAreNamed: Rule = function* (root): Iterable<Finding> {
  for (const schema of listSchemas(root)) {
    for (const member of schema.at("properties").children) {
      for (const { schemas, what } of KINDS.filter(({ name }) => name.test(member.key))) {
        if (unwrap(member).every((variant) => isNamed(variant, schemas))) continue;
        yield {
          place: member,
          message: `${member.key} holds ${what}: \`$ref\` one of ${enumerate(schemas)}${orAdd(member)}.`,
        };
      }
    }
  }
};

/** A schema that was added or renamed has to be made known here. */
function orAdd(member: Place): string {
  const name = member.has("$ref") ? member.follow().key : "";
  return name === "" ? "" : `, or add ${name} to them in openapi/lint/rules/scalars-are-named.ts`;
}

/** The schemas behind "this or `null`". */
function unwrap(member: Place): Place[] {
  return member.has("oneOf") ? member.at("oneOf").children.filter((variant) => !isNull(variant)) : [member];
}

/** A named object is fine, too: its own members are looked at where it stands. */
function isNamed(schema: Place, names: readonly string[]): boolean {
  return schema.has("$ref") && (names.includes(schema.follow().key) || schema.follow().at("type").value === "object");
}
