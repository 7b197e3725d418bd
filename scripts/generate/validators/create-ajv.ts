import type { KeywordErrorDefinition } from "ajv";
import { Ajv2020, str } from "ajv/dist/2020.js";
import { formats } from "./formats.ts";
import { unionKeyword } from "./union-keyword.ts";

/** An ajv (JSON Schema 2020-12) that writes code which needs nothing at run time and speaks plainly. */
export function createAjv(): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: true,
    // The linter holds schemas to the meta-schema; compiling refuses what ajv could not make sense of.
    validateSchema: false,
    // One function per named schema, shared by all that refer to it.
    inlineRefs: false,
    code: { source: true, esm: true, lines: true },
  });
  // No schema of ours uses these (strict mode refuses them from here on), and keeping track for them doubles the code.
  for (const keyword of ["unevaluatedProperties", "unevaluatedItems", "$dynamicRef"]) ajv.removeKeyword(keyword);
  ajv.opts.unevaluated = false;
  ajv.opts.dynamicRef = false;

  for (const [name, { expression }] of Object.entries(formats)) ajv.addFormat(name, expression);
  for (const keyword of [unionKeyword("oneOf"), unionKeyword("anyOf")]) {
    ajv.removeKeyword(String(keyword.keyword)).addKeyword(keyword);
  }
  for (const [keyword, message] of Object.entries(messages)) reword(ajv, keyword, message);
  return ajv;
}

type Message = NonNullable<KeywordErrorDefinition["message"]>;

const messages: Readonly<Record<string, Message>> = {
  additionalProperties: "is not described",
  const: ({ schema }) => str`must be ${JSON.stringify(schema)}`,
  enum: ({ schema }) => str`must be ${listOf(schema)}`,
  format: ({ schema }) => str`must be ${formats[String(schema)]?.phrase ?? String(schema)}`,
  not: "must be absent",
  required: "is missing",
};

function reword(ajv: Ajv2020, keyword: string, message: Message): void {
  const definition = ajv.getKeyword(keyword);
  if (typeof definition === "boolean") throw new Error(`ajv has no keyword ${keyword}`);
  definition.error = { ...definition.error, message };
}

function listOf(values: readonly unknown[]): string {
  const texts = values.map((value) => JSON.stringify(value));
  return texts.length === 1 ? texts.join() : `one of ${texts.join(", ")}`;
}
