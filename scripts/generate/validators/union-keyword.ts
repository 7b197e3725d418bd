import type { CodeKeywordDefinition, KeywordCxt } from "ajv";
import { _, Name, strConcat } from "ajv/dist/compile/codegen/index.js";

// Variables of the functions that ajv writes.
const vErrors = new Name("vErrors");
const errors = new Name("errors");
const instancePath = new Name("instancePath");

/**
 * `oneOf` and `anyOf` that explain themselves: ajv lists the faults of all variants, which for fourteen of them is no help.
 * The generated code notes how many faults there are after each variant and leaves the judgement to `union`.
 */
export function unionKeyword(keyword: "oneOf" | "anyOf"): CodeKeywordDefinition {
  return {
    keyword,
    schemaType: "array",
    code(cxt: KeywordCxt): void {
      const { gen, it } = cxt;
      const variants: readonly unknown[] = cxt.schema;
      const marks = gen.const("marks", _`[${errors}]`);
      for (const schemaProp of variants.keys()) {
        cxt.subschema({ keyword, schemaProp, compositeRule: true }, gen.name("valid"));
        gen.code(_`${marks}.push(${errors})`);
      }
      const path = strConcat(instancePath, it.errorPath);
      gen.assign(vErrors, _`union(${vErrors}, ${marks}, ${path}, ${keyword === "oneOf"})`);
      gen.assign(errors, _`${vErrors} === null ? 0 : ${vErrors}.length`);
    },
  };
}
