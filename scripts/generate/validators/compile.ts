import { createRequire } from "node:module";
import { createAjv } from "./create-ajv.ts";
import { tidy } from "./tidy.ts";

// A CommonJS module with a default export: Node and vitest disagree on what importing it gives, not on what requiring it does.
const standalone: typeof import("ajv/dist/standalone/index.js", { with: { "resolution-mode": "require" }}) =
  createRequire(import.meta.url)("ajv/dist/standalone/index.js");

/** JSON Schemas by name. They refer to each other by name. */
export type JsonSchemas = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Thrown for a schema that ajv does not take. */
export class SchemaError extends Error {
  override readonly name = "SchemaError";
  readonly schema: string;

  constructor(schema: string, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.schema = schema;
  }
}

/** Compiles `roots` and what they need to functions: `ConnectionDetail` becomes `validateConnectionDetail`. */
export function compile(schemas: JsonSchemas, roots: readonly string[]): string {
  const ajv = createAjv();
  for (const [name, schema] of Object.entries(schemas)) ajv.addSchema(schema, name);
  // All of them, in the order of the description, parts before wholes: a mistake is then found where it stands.
  for (const name of Object.keys(schemas)) {
    try {
      ajv.getSchema(name);
    } catch (cause) {
      throw new SchemaError(name, cause);
    }
  }
  const code = standalone.default(ajv, Object.fromEntries(roots.map((name) => [functionName(name), name])));
  const functions = Object.keys(schemas).flatMap((name): [string, string][] => {
    const compiled = ajv.schemas[name]?.validateName;
    return compiled === undefined ? [] : [[compiled.str, functionName(name)]];
  });
  return tidy(code, new Map(functions));
}

export function functionName(schema: string): string {
  return `validate${schema}`;
}
