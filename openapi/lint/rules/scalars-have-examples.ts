import type { Finding, Rule } from "../rule.ts";

const SCALARS = new Set<unknown>(["string", "integer", "number", "boolean"]);

/** Every named scalar shows what one looks like. */
export const scalarsHaveExamples: Rule = function* (root): Iterable<Finding> {
  for (const schema of root.at("components", "schemas").children) {
    if (!SCALARS.has(schema.at("type").value) || schema.at("examples").children.length > 0) continue;
    yield { place: schema, message: `${schema.key} shows no value: add one to \`examples\`.` };
  }
};
