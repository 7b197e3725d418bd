import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { compile, functionName, type JsonSchemas } from "../validators/compile.ts";
import { countFitting, firstFaults, union, type Validator, violations } from "../validators/runtime.ts";

const text = { type: "string" };
const schemas: JsonSchemas = {
  Name: { type: "string", minLength: 2 },
  Cat: {
    type: "object",
    required: ["kind"],
    properties: { kind: { const: "cat" }, name: { $ref: "Name" }, dog: { not: {} } },
  },
  Dog: { type: "object", required: ["kind"], properties: { kind: { const: "dog" }, name: { $ref: "Name" } } },
  Pet: { oneOf: [{ $ref: "Cat" }, { $ref: "Dog" }] },
  Pets: { type: "array", items: { $ref: "Pet" } },
  Owner: { anyOf: [{ $ref: "Name" }, { type: "null" }] },
  Overlap: { oneOf: [text, { type: "string", minLength: 3 }] },
  Closed: { type: "object", properties: { "a/b": text }, required: ["a/b"], additionalProperties: false },
  Letter: { enum: ["a", "b"] },
};

const folder = mkdtempSync(join(tmpdir(), "compile-"));
let validators: Readonly<Record<string, Validator>>;

beforeAll(async () => {
  const code = compile(schemas, Object.keys(schemas));
  const shared = `const length = (text) => [...text].length;\n`;
  const names = Object.keys(schemas).map(functionName).join(", ");
  writeFileSync(
    join(folder, "compiled.mjs"),
    `${shared}export const bind = ({ countFitting, firstFaults, union }) => {\n${code}\nreturn { ${names} };\n};\n`,
  );
  const compiled: { bind: (shared: object) => typeof validators } = await import(join(folder, "compiled.mjs"));
  validators = compiled.bind({ countFitting, firstFaults, union });
});
afterAll(() => rmSync(folder, { recursive: true }));

function judge(schema: string, data: unknown): [path: string, message: string][] {
  const validate = validators[functionName(schema)];
  if (validate === undefined) throw new Error(`no schema ${schema}`);
  return violations(validate, data).map(({ path, message }) => [path, message]);
}

describe("a compiled union", () => {
  it("accepts what fits exactly one variant", () => {
    expect(judge("Pet", { kind: "dog", name: "Rex" })).toEqual([]);
    expect(judge("Overlap", "ab")).toEqual([]);
  });

  it("refuses what fits two, unless any number may fit", () => {
    expect(judge("Overlap", "abc")).toEqual([["", "must fit only one variant"]]);
    expect(judge("Owner", "Ana")).toEqual([]);
  });

  it("explains the variant that the tag names", () => {
    expect(judge("Pet", { kind: "dog", name: "R" })).toEqual([["/name", "must have at least 2 characters"]]);
    expect(judge("Pet", { kind: "cat", name: "T", dog: 1 })).toEqual([
      ["/name", "must have at least 2 characters"],
      ["/dog", "must be absent"],
    ]);
  });

  it("names all tags when none is right", () => {
    expect(judge("Pet", { kind: "cow" })).toEqual([["/kind", 'must be "cat" or "dog"']]);
    expect(judge("Owner", 5)).toEqual([["", "must be a string or null"]]);
  });

  it("is explained at its place, beside other faults", () => {
    expect(judge("Pets", [{ kind: "cow" }, { kind: "cat" }, 7, {}])).toEqual([
      ["/0/kind", 'must be "cat" or "dog"'],
      ["/2", "must be an object"],
      ["/3/kind", "is missing"],
    ]);
  });
});

it("reports a member that is missing or too much at its own place, as a JSON Pointer", () => {
  expect(judge("Closed", { "c~d": 1 })).toEqual([
    ["/a~1b", "is missing"],
    ["/c~0d", "is not described"],
  ]);
});

it("lists the values of an enumeration", () => {
  expect(judge("Letter", "c")).toEqual([["", 'must be one of "a", "b"']]);
});

it("writes code that evaluates nothing, loads nothing, and holds no schema", () => {
  expect(compile(schemas, Object.keys(schemas))).not.toMatch(/\beval\b|new Function|require\(|schemaPath|const schema/);
});

it("compiles only what is asked for and what that needs", () => {
  const code = compile(schemas, ["Cat"]);
  expect([...code.matchAll(/^function (\w+)/gm)].map(([, name]) => name).sort()).toEqual([
    "validateCat",
    "validateName",
  ]);
});

it("names the schema that cannot be compiled", () => {
  expect(() => compile({ Fine: text, Broken: { type: "string", minimum: 1 } }, ["Fine"])).toThrow(
    expect.objectContaining({ schema: "Broken" }),
  );
});
