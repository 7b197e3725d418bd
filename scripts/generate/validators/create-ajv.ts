import { Ajv2020 } from "ajv/dist/2020.js";
import { formats } from "./formats.ts";
import { reword } from "./messages.ts";
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
  reword(ajv);
  return ajv;
}
