import { listSchemas } from "../document/list-schemas.ts";
import type { Finding, Rule } from "../rule.ts";

/** The currencies that `x-currencies` describes are those that the schema knows. */
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
  }
};
