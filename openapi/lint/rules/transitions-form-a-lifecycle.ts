import { type Lifecycle, listLifecycles } from "../document/list-lifecycles.ts";
import type { Finding, Rule } from "../rule.ts";

/** From the beginning every state can be reached; terminal states, and only they, are never left. */
export const transitionsFormALifecycle: Rule = function* (root): Iterable<Finding> {
  for (const lifecycle of listLifecycles(root)) {
    yield* checkExits(lifecycle);
    yield* checkReach(lifecycle);
  }
};

function* checkExits({ name, place, rows, states, terminal }: Lifecycle): Iterable<Finding> {
  for (const row of rows) {
    const from = row.at("from");
    if (!terminal.includes(from.text)) continue;
    yield {
      place: from,
      message: `${from.text} is terminal in ${name}, yet this row leaves it: remove one of the two.`,
    };
  }
  const left = new Set(rows.map((row) => row.at("from").text));
  for (const state of states.filter((candidate) => !terminal.includes(candidate) && !left.has(candidate))) {
    yield { place, message: `No row leaves ${state} of ${name}: add one, or list the state under \`terminal\`.` };
  }
}

function* checkReach({ name, place, rows, states }: Lifecycle): Iterable<Finding> {
  const reached = new Set<unknown>([null]);
  // As often as there are rows: each round can make one more row passable.
  for (const _ of rows) {
    for (const row of rows) if (reached.has(row.at("from").value)) reached.add(row.at("to").value);
  }
  for (const state of states.filter((candidate) => !reached.has(candidate))) {
    yield { place, message: `No way leads from the beginning to ${state} of ${name}: add the row that does.` };
  }
}
