import type { Lifecycle } from "./lifecycle.ts";

/** The picture in words, for those who do not see it: where the resource is, and where it can go from here. */
export function describeLifecycle({ states, arrows }: Lifecycle, present: string): string {
  if (states.some(({ state, isFinal }) => state === present && isFinal)) return `Now ${present}, which is final.`;
  const next = arrows.filter(({ from }) => from === present).map(({ to, cause }) => `${to} (${cause})`);
  return `Now ${present}. What can follow: ${next.join("; ")}.`;
}
