import { constant } from "../code/constant.ts";
import { header } from "../code/header.ts";
import type { Description } from "../description/load.ts";

/** The named values that a server fills in. */
export function defaults(description: Description): string {
  const values = Object.entries(description.document.components.schemas).flatMap(([name, schema]) =>
    schema.default === undefined ? [] : [[name, schema.default] as const],
  );
  return (
    header(description) +
    constant("defaults", "What stands for each named value that is left out.", Object.fromEntries(values))
  );
}
