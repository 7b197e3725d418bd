import { readFileSync } from "node:fs";
import { Ajv2020, type ErrorObject } from "ajv/dist/2020.js";
import { parseExtensions } from "./parse-extensions.ts";

export interface Problem {
  /** JSON Pointer into the value of the field. */
  readonly pointer: string;
  readonly message: string;
}

export interface Extension {
  /** Whether the field may stand in the object at this JSON Pointer. */
  readonly isPlace: (pointer: string) => boolean;
  /** What keeps a value from fitting the schema of the field. */
  readonly check: (value: unknown) => Problem[];
}

let extensions: ReadonlyMap<string, Extension> | undefined;

/** The x- fields by name, as extensions.md explains them. */
export function readExtensions(): ReadonlyMap<string, Extension> {
  extensions ??= compile(readFileSync(new URL("../extensions.md", import.meta.url), "utf8"));
  return extensions;
}

function compile(markdown: string): Map<string, Extension> {
  const sections = parseExtensions(markdown);
  const compiler = new Ajv2020({
    allErrors: true,
    schemas: sections.map(({ name, schema }) => ({ $id: name, ...schema })),
  });
  return new Map(
    sections.map(({ name, places }) => {
      const patterns = places.map(toPattern);
      return [
        name,
        { isPlace: (pointer) => patterns.some((pattern) => pattern.test(pointer)), check: createCheck(compiler, name) },
      ];
    }),
  );
}

/** In a place, `*` is one step of the way and `**` any number of steps. */
function toPattern(place: string): RegExp {
  const steps = place.replaceAll("**", "\0").replaceAll("*", "[^/]+").replaceAll("/\0", "(?:/.+)?");
  return new RegExp(`^${steps}$`);
}

function createCheck(compiler: Ajv2020, name: string): (value: unknown) => Problem[] {
  const validate = compiler.getSchema(name);
  if (validate === undefined) throw new Error(`The schema of ${name} could not be compiled.`);
  return (value) => {
    validate(value);
    // Why a condition failed, its branch says itself.
    return (validate.errors ?? []).filter(({ keyword }) => keyword !== "if").map(toProblem);
  };
}

function toProblem({ instancePath, message = "is wrong", params }: ErrorObject): Problem {
  const detail: unknown = params.allowedValues ?? params.allowedValue ?? params.additionalProperty;
  return { pointer: instancePath, message: detail === undefined ? message : `${message} (${String(detail)})` };
}
