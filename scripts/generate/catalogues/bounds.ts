import { constant } from "../code/constant.ts";
import { header } from "../code/header.ts";
import type { Description } from "../description/load.ts";
import type { Schema } from "../description/openapi.ts";

/** The named numbers that have a least or a greatest value, for forms that ask for them. */
export function bounds(description: Description): string {
  const ranges = Object.entries(description.document.components.schemas).flatMap(([name, schema]) => {
    const range = boundsOf(schema);
    return Object.keys(range).length === 0 ? [] : [[name, range] as const];
  });
  return (
    header(description) +
    constant("bounds", "The least and the greatest value of each named number.", Object.fromEntries(ranges))
  );
}

function boundsOf({ minimum, maximum }: Schema): Readonly<Record<string, number>> {
  return { ...(minimum !== undefined && { minimum }), ...(maximum !== undefined && { maximum }) };
}
