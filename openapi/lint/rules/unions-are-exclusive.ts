import { listSchemas } from "../document/list-schemas.ts";
import type { Place } from "../document/place.ts";
import type { Finding, Rule } from "../rule.ts";

/** No value fits two variants of a union: a tag, or a member that only one of them allows, keeps each pair apart. */
export const unionsAreExclusive: Rule = function* (root): Iterable<Finding> {
  for (const schema of listSchemas(root)) {
    const variants = schema.at("oneOf").children.map((variant) => variant.follow());
    for (const [index, one] of variants.entries()) {
      for (const other of variants.slice(index + 1)) {
        if (areExclusive(one, other)) continue;
        yield {
          place: schema.at("oneOf"),
          message: `A value can fit both ${one.key} and ${other.key}: give them a \`const\` of different values that one requires, or exclude a required member of one in the other with \`not: {}\`.`,
        };
      }
    }
  }
};

function areExclusive(one: Place, other: Place): boolean {
  return haveDisjointTypes(one, other) || excludes(one, other) || excludes(other, one);
}

function haveDisjointTypes(one: Place, other: Place): boolean {
  const [first, second] = [one.at("type").text, other.at("type").text];
  return first !== "" && second !== "" && first !== second;
}

/** Whether a member that `one` requires can have no value that `other` takes. */
function excludes(one: Place, other: Place): boolean {
  return one.at("required").texts.some((name) => {
    const [mine, theirs] = [one.at("properties", name), other.at("properties", name)];
    return isForbidden(theirs) || haveDisjointValues(mine.follow(), theirs.follow());
  });
}

function isForbidden(member: Place): boolean {
  return member.has("not") && member.at("not").keys.length === 0;
}

function haveDisjointValues(one: Place, other: Place): boolean {
  const [first, second] = [listValues(one), listValues(other)];
  return first.length > 0 && second.length > 0 && first.every((value) => !second.includes(value));
}

function listValues(member: Place): unknown[] {
  if (member.has("const")) return [member.at("const").value];
  return member.at("enum").children.map(({ value }) => value);
}
