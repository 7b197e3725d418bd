import { nat } from "fast-check";

/** A position in a list whose length is not known yet; the last things are the most interesting ones. */
export const position = nat({ max: 5 });

export const choose = <T>(list: readonly T[], at: number): T | undefined => list.at(-1 - (at % (list.length || 1)));
