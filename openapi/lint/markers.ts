import { listLifecycles } from "./document/list-lifecycles.ts";
import { listCalls } from "./document/list-operations.ts";
import type { Place } from "./document/place.ts";

type ListArguments = (root: Place) => string[];

const noArguments: ListArguments = () => [];

/**
 * What the documentation puts in place of `<!-- generated:name argument -->`: names, and where the arguments come from.
 * Each one is explained in ../extensions.md.
 */
export const markers: ReadonlyMap<string, ListArguments> = new Map([
  ["buy-combinations", noArguments],
  ["currencies", noArguments],
  ["deposit-combinations", noArguments],
  ["error-catalogue", noArguments],
  ["lifecycle", (root) => listLifecycles(root).map(({ name }) => name)],
  ["limits", noArguments],
  ["origins", noArguments],
  ["polling", (root) => listCalls(root).flatMap(({ id, place }) => (place.has("x-polling") ? [id] : []))],
  ["sell-combinations", noArguments],
  ["webhook-delivery", noArguments],
]);
