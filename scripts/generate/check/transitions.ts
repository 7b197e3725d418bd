import { listCalls } from "../description/calls.ts";
import type { Document, Schema, TransitionRow } from "../description/openapi.ts";
import type { Problem } from "../description/problem.ts";

/** Every transition names known states, operations and limits. */
export function checkTransitions(document: Document): Problem[] {
  const operations = listCalls(document).map(({ id }) => id);
  return Object.entries(document.components.schemas).flatMap(([name, schema]) => {
    const { terminal, rows } = schema["x-transitions"] ?? { terminal: [], rows: [] };
    const pointer = `/components/schemas/${name}/x-transitions`;
    return [
      ...unknownStates(schema, terminal).map((problem) => ({ pointer: `${pointer}/terminal`, ...problem })),
      ...rows.flatMap((row, index) =>
        [
          ...unknownStates(schema, [row.to, ...(row.from === null ? [] : [row.from])]),
          ...unknownOperations(row, operations),
          ...unknownLimits(document, row),
        ].map((problem) => ({ pointer: `${pointer}/rows/${index}`, ...problem })),
      ),
    ];
  });
}

type Finding = Omit<Problem, "pointer">;

function unknownStates(schema: Schema, states: readonly string[]): Finding[] {
  return states
    .filter((state) => !schema["x-extensible-enum"]?.includes(state))
    .map((state) => ({
      problem: `"${state}" is not one of the states.`,
      remedy: "Add it to the x-extensible-enum of this schema, or correct its spelling.",
    }));
}

function unknownOperations(row: TransitionRow, known: readonly string[]): Finding[] {
  return (row.operations ?? [])
    .filter((operation) => !known.includes(operation))
    .map((operation) => ({
      problem: `There is no operation "${operation}".`,
      remedy: "Name an operationId of this description.",
    }));
}

function unknownLimits(document: Document, { after }: TransitionRow): Finding[] {
  if (after === undefined || document["x-limits"]?.[after]) return [];
  return [{ problem: `There is no limit "${after}".`, remedy: "Name one of #/x-limits." }];
}
