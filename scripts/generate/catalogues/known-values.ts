import { constant } from "../code/constant.ts";
import { header } from "../code/header.ts";
import type { Description } from "../description/load.ts";
import type { Schema } from "../description/openapi.ts";

/** The lists of values that have a name. */
export function knownValues(description: Description): string {
  const lists = Object.entries(description.document.components.schemas).flatMap(([name, schema]) => {
    const values = listValues(schema);
    return values === undefined ? [] : [[name, values] as const];
  });
  return (
    header(description) +
    constant(
      "knownValues",
      "The values that are known of each named list, open or closed.",
      Object.fromEntries(lists),
    ) +
    "\n/** One of the known values of a named list. */\n" +
    "export type KnownValue<List extends keyof typeof knownValues> = (typeof knownValues)[List][number];\n"
  );
}

function listValues(schema: Schema): readonly unknown[] | undefined {
  return schema.enum ?? schema["x-extensible-enum"];
}
