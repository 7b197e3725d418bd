import { nat } from "fast-check";

/** A position in a list whose length is not known yet; the last things are the most interesting ones. */
export const position = nat({ max: 5 });

export const choose = <T>(list: readonly T[], at: number): T | undefined => list.at(-1 - (at % (list.length || 1)));

/** Mostly one of those with which something can be done; now and then any. */
export function prefer<T>(list: readonly T[], useful: (one: T) => boolean, at: number): T | undefined {
  const best = at < 4 ? list.filter(useful) : [];
  return choose(best.length > 0 ? best : list, at);
}
