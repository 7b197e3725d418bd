import { listSchemas } from "../document/list-schemas.ts";
import type { Finding, Rule } from "../rule.ts";

/** `const` and `enum` have `type` beside them: without it, the documentation shows a member as of any type. */
export const constHasType: Rule = function* (root): Iterable<Finding> {
  for (const schema of listSchemas(root)) {
    for (const keyword of ["const", "enum"].filter((candidate) => schema.has(candidate))) {
      if (schema.has("type")) continue;
      yield { place: schema, message: `\`${keyword}\` stands here without \`type\`: write it beside.` };
    }
  }
};
