import type { Lifecycle } from "../../../packages/docs/src/catalogue.ts";
import { constant } from "../code/constant.ts";
import { header } from "../code/header.ts";
import type { Description } from "../description/load.ts";
import type { Document, Schema, TransitionRow } from "../description/openapi.ts";

export function transitions(description: Description): string {
  return (
    header(description) +
    constant(
      "transitions",
      "The states of each resource and how one leads to another.",
      lifecyclesOf(description.document),
    )
  );
}

/** By the name of the schema that lists the states. */
export function lifecyclesOf(document: Document): Readonly<Record<string, Lifecycle>> {
  const lifecycles = Object.entries(document.components.schemas).flatMap(([name, schema]) =>
    schema["x-transitions"] === undefined ? [] : [[name, lifecycle(document, schema)] as const],
  );
  return Object.fromEntries(lifecycles);
}

function lifecycle(document: Document, schema: Schema): Lifecycle {
  const { terminal, rows } = schema["x-transitions"] ?? { terminal: [], rows: [] };
  return {
    states: schema["x-extensible-enum"] ?? [],
    terminal,
    rows: rows.map((row) => ({
      from: row.from,
      trigger: row.trigger,
      operations: row.operations ?? [],
      condition: row.condition,
      to: row.to,
      afterSeconds: afterSeconds(document, row),
      effects: row.effects,
    })),
  };
}

function afterSeconds(document: Document, { after }: TransitionRow): number | null {
  return after === undefined ? null : (document["x-limits"]?.[after]?.value ?? null);
}
