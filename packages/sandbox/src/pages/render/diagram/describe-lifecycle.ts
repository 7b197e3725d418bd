import { words } from "../parts/words.ts";
import type { Lifecycle } from "./lifecycle.ts";

/** The picture in words, for those who do not see it: where the resource is, and where it can go from here. */
export function describeLifecycle({ rows, terminal }: Lifecycle, present: string): string {
  if (terminal.includes(present)) return `Now ${present}, which is final.`;
  const next = rows
    .filter((row) => row.from === present)
    .map(
      ({ trigger, condition, to }) =>
        `${to} (${[trigger, condition]
          .filter((part) => part !== null)
          .map(words)
          .join(", ")})`,
    );
  return `Now ${present}. What can follow: ${next.join("; ")}.`;
}
