import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import type { Place } from "./place.ts";

const compilers = new WeakMap<object, Ajv2020>();

/** Pointers of those schemas that a value fits. */
export function findFittingVariants(root: Place, schemas: readonly Place[], value: unknown): string[] {
  return schemas.filter((schema) => fits(root, schema, value)).map(({ pointer }) => pointer);
}

function fits(root: Place, schema: Place, value: unknown): boolean {
  try {
    return compile(root, schema)(value) === true;
  } catch (error) {
    // Redocly reports the reference that leads nowhere. What else is wrong shows once that is repaired.
    if (error instanceof Ajv2020.MissingRefError) return true;
    throw error;
  }
}

function compile(root: Place, { pointer }: Place): ValidateFunction {
  const validate = getCompiler(root).getSchema(`description#${pointer.split("/").map(encodeURIComponent).join("/")}`);
  if (validate === undefined) throw new Error(`There is no schema at ${pointer}.`);
  return validate;
}

/** One compiler for each description, since it keeps what it has compiled. */
function getCompiler({ value }: Place): Ajv2020 {
  if (typeof value !== "object" || value === null) throw new TypeError("A description is an object.");
  const known = compilers.get(value);
  if (known !== undefined) return known;
  // Not strict: the words of OpenAPI are none of JSON Schema's. Formats keep no variants apart.
  const compiler = new Ajv2020({ strict: false, validateFormats: false }).addSchema(value, "description");
  compilers.set(value, compiler);
  return compiler;
}
