import type { CodeKeywordDefinition, KeywordCxt } from "ajv";
import { _, and, type Code, type CodeGen, Name, or, strConcat } from "ajv/dist/compile/codegen/index.js";
import { readTags, type Tag } from "./read-tags.ts";

// Variables of the functions that ajv writes.
const vErrors = new Name("vErrors");
const errors = new Name("errors");
const instancePath = new Name("instancePath");

/**
 * `oneOf` and `anyOf` that explain themselves: ajv lists the faults of all variants, which for fourteen of them is no help.
 * The generated code notes how many faults there are after each variant and leaves the judgement to `union`.
 *
 * Variants whose tags say that they are not meant are tried only when none of the others fits, to find out what was meant.
 */
export function unionKeyword(keyword: "oneOf" | "anyOf"): CodeKeywordDefinition {
  return {
    keyword,
    schemaType: "array",
    code(cxt: KeywordCxt): void {
      const { gen, it } = cxt;
      const variants: readonly unknown[] = cxt.schema;
      const tags = variants.map((variant) => readTags(variant, (name) => it.self.schemas[name]?.schema));
      const marks = gen.let("marks", _`[${errors}]`);
      const tryVariant = (schemaProp: number) => {
        cxt.subschema({ keyword, schemaProp, compositeRule: true }, gen.name("valid"));
        gen.code(_`${marks}.push(${errors})`);
      };

      if (tags.every(({ length }) => length === 0)) {
        for (const position of variants.keys()) tryVariant(position);
      } else {
        tryLikelyFirst(gen, marks, (thorough) => {
          for (const [position, own] of tags.entries()) {
            if (own.length === 0) tryVariant(position);
            else gen.if(or(thorough, carries(cxt.data, own)), () => tryVariant(position));
          }
        });
      }
      const path = strConcat(instancePath, it.errorPath);
      gen.assign(vErrors, _`union(${vErrors}, ${marks}, ${path}, ${keyword === "oneOf"})`);
      gen.assign(errors, _`${vErrors} === null ? 0 : ${vErrors}.length`);
    },
  };
}

/** A second round, over all variants, when nothing fitted in the first. */
function tryLikelyFirst(gen: CodeGen, marks: Name, round: (thorough: Name) => void): void {
  const thorough = gen.name("thorough");
  gen.for(_`let ${thorough} = false; ; ${thorough} = true`, () => {
    round(thorough);
    gen.if(_`${thorough} || countFitting(${marks}) > 0`, () => gen.break());
    gen.assign(errors, _`${marks}[0]`);
    gen.assign(vErrors, _`firstFaults(${vErrors}, ${errors})`);
    gen.assign(marks, _`[${errors}]`);
  });
}

/** Whether the data has the tags of a variant. What is not an object has none, and is left to the second round. */
function carries(data: Name, tags: readonly Tag[]): Code {
  return and(
    ...tags.map(({ member, value, optional }) => {
      const found = _`${data}?.${new Name(member)}`;
      if (value === undefined) return _`${found} === undefined`;
      return optional ? _`(${found} === undefined || ${found} === ${value})` : _`${found} === ${value}`;
    }),
  );
}
