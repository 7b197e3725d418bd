import { listSchemas } from "../document/list-schemas.ts";
import type { Place } from "../document/place.ts";
import type { Finding, Rule } from "../rule.ts";

/** The currencies that `x-currencies` describes are those that the schema knows, and requests name no others. */
export const currenciesAreDescribed: Rule = function* (root): Iterable<Finding> {
  for (const schema of listSchemas(root)) {
    const described = schema.at("x-currencies");
    const known = schema.at("x-extensible-enum");
    if (!described.exists) continue;
    for (const code of known.texts.filter((candidate) => !described.has(candidate))) {
      yield { place: described, message: `${code} has no name and no unit: add it to \`x-currencies\`.` };
    }
    for (const code of described.children.filter(({ key }) => !known.texts.includes(key))) {
      yield {
        place: code,
        message: `${code.key} is no known value: add it to \`x-extensible-enum\`, or remove it here.`,
      };
    }
    yield* checkMembers(root, schema);
  }
};

function* checkMembers(root: Place, codes: Place): Iterable<Finding> {
  const known = codes.at("x-extensible-enum").texts;
  const members = [...listSchemas(root)].flatMap((schema) => schema.at("properties").children);
  const values = members
    .filter(({ key }) => /(^c|C)urrency$/.test(key))
    .flatMap((member) => [member.at("const"), ...member.at("enum").children]);
  for (const value of values.filter(({ exists, text }) => exists && !known.includes(text))) {
    yield { place: value, message: `${value.text} is no value of ${codes.key}: correct it, or add it there.` };
  }
}
