import { isDeepStrictEqual } from "node:util";
import { Divergence } from "./divergence.ts";

export function same(what: string, actual: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(actual, expected)) throw new Divergence(what, expected, actual);
}
