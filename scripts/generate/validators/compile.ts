import standalone from "ajv/dist/standalone/index.js";
import { createAjv } from "./create-ajv.ts";
import { tidy } from "./tidy.ts";

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
  for (const name of roots) {
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
