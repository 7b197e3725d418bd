import type { Lifecycle, Transition } from "../catalogue.ts";
import { words } from "../markdown/words.ts";

/** The diagram in words, for those who do not see it. */
export function describeLifecycle(schema: string, { rows, terminal }: Lifecycle): string {
  return `Lifecycle of ${schema}. ${rows.map(sentence).join(" ")} Final: ${terminal.join(", ")}.`;
}

function sentence({ from, trigger, condition, to }: Transition): string {
  const reason = condition === null ? words(trigger) : `${words(trigger)}, ${words(condition)}`;
  return from === null ? `Starts in ${to} (${reason}).` : `${from} to ${to} (${reason}).`;
}
