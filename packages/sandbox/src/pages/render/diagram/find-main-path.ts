import type { Lifecycle } from "./lifecycle.ts";

/** The longest way through the states: the life of a resource to which everything happens. */
export function findMainPath({ rows }: Lifecycle): readonly string[] {
  function longestFrom(state: string | null, passed: readonly string[]): readonly string[] {
    const next = rows.filter((row) => row.from === state && !passed.includes(row.to));
    const ways = next.map(({ to }) => [to, ...longestFrom(to, [...passed, to])]);
    return ways.reduce<readonly string[]>((best, way) => (way.length > best.length ? way : best), []);
  }
  return longestFrom(null, []);
}
