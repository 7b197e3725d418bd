import type { Operation } from "./list-operations.ts";
import type { Place } from "./place.ts";

/** The parameters of an operation, with those of its path. */
export function listParameters({ item, place }: Operation): Place[] {
  return [...item.at("parameters").children, ...place.at("parameters").children].map((parameter) => parameter.follow());
}
