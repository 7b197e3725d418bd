import { readFileSync } from "node:fs";
import { header } from "../code/header.ts";
import type { Description } from "../description/load.ts";
import { type Step, step } from "../step.ts";
import { type Bodies, listBodies } from "../validators/bodies.ts";
import { compile, SchemaError } from "../validators/compile.ts";
import { printCalls, printEvents } from "../validators/print-tables.ts";
import { type Lists, toJsonSchema } from "../validators/to-json-schema.ts";

/** What a package validates. */
export interface Wanted {
  readonly calls: boolean;
  readonly events: boolean;
  /** Where values must be known ones we hold ourselves to them; where the service sends them it may add some. */
  readonly lists: Lists;
}

/** Compiled validators, with the functions that find the right one. */
export function validators(folder: string, wanted: Wanted): Step {
  return step("validators", [`${folder}/validators.ts`], (description) => {
    const bodies = listBodies(description.document);
    const code = compileAll(description, bodies, wanted);
    return [
      header(description).trimEnd(),
      "// @ts-nocheck: ajv writes JavaScript; what other modules use has its types.\n",
      wanted.events ? 'import type { EventName } from "./events.ts";' : "",
      wanted.calls ? 'import type { OperationId } from "./operations.ts";' : "",
      `import { ${[...sharedIn(code), ...(wanted.calls ? ["type ParameterValues"] : [])].join(", ")}, type Violation, violations } from "./validation.ts";\n`,
      code,
      wanted.calls ? printCalls(bodies) : "",
      wanted.events ? printEvents(bodies) : "",
    ]
      .filter((part) => part !== "")
      .join("\n");
  });
}

/** The code that all compiled validators share; it is written and tested here, beside the compiler. */
export function validation(folders: readonly string[]): Step {
  return step(
    "validation",
    folders.map((folder) => `${folder}/validation.ts`),
    (description) => header(description) + readFileSync(new URL("../validators/runtime.ts", import.meta.url), "utf8"),
  );
}

/** What the compiled code uses of that. */
function sharedIn(code: string): string[] {
  return ["countFitting", "firstFaults", "length", "union"].filter((name) => new RegExp(`\\b${name}\\b`).test(code));
}

function compileAll({ document, fail }: Description, bodies: Bodies, { calls, events, lists }: Wanted): string {
  const ofCalls = [
    ...Object.values(bodies.requests).map(({ schema }) => schema),
    ...[bodies.responses, bodies.parameters].flatMap((table) =>
      Object.values(table).flatMap((row) => Object.values(row)),
    ),
  ];
  const roots = new Set([...(calls ? ofCalls : []), ...(events ? Object.values(bodies.events) : [])]);
  const schemas = Object.entries({ ...document.components.schemas, ...bodies.inline });
  try {
    return compile(Object.fromEntries(schemas.map(([name, schema]) => [name, toJsonSchema(schema, lists)])), [
      ...roots,
    ]);
  } catch (error) {
    if (!(error instanceof SchemaError)) throw error;
    const pointer = `/components/schemas/${error.schema}`;
    throw fail([{ pointer, message: `${error.message}: use keywords of JSON Schema 2020-12 that fit the type.` }]);
  }
}
