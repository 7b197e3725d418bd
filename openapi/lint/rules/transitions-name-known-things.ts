import { listLifecycles } from "../document/list-lifecycles.ts";
import { listCalls } from "../document/list-operations.ts";
import type { Place } from "../document/place.ts";
import type { Finding, Rule } from "../rule.ts";

/** Transitions name states of their schema and calls that exist. */
export const transitionsNameKnownThings: Rule = function* (root): Iterable<Finding> {
  const calls = listCalls(root).map(({ id }) => id);
  for (const { name, place, rows, states } of listLifecycles(root)) {
    const named = [...place.at("terminal").children, ...rows.flatMap((row) => [row.at("from"), row.at("to")])];
    for (const state of named.filter(({ value }) => typeof value === "string")) {
      if (!states.includes(state.text)) yield unknownState(state, name);
    }
    for (const operation of rows.flatMap((row) => row.at("operations").children)) {
      if (calls.includes(operation.text)) continue;
      yield { place: operation, message: `No call is named ${operation.text}: correct the operationId.` };
    }
  }
};

function unknownState(state: Place, name: string): Finding {
  return {
    place: state,
    message: `${state.text} is no state of ${name}: correct it, or add it to \`x-extensible-enum\`.`,
  };
}
