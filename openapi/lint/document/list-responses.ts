import type { Operation } from "./list-operations.ts";
import type { Place } from "./place.ts";

export interface Response {
  /** `200`, `4XX` or `default`. */
  readonly status: string;
  readonly place: Place;
}

/** The answers of an operation, with `$ref`s followed. */
export function listResponses({ place }: Operation): Response[] {
  return place.at("responses").children.map((response) => ({ status: response.key, place: response.follow() }));
}

/** The answers that tell of a failure. */
export function listErrorResponses(operation: Operation): Response[] {
  return listResponses(operation).filter(({ status }) => /^[45]|^default$/.test(status));
}

/** The answers that tell of success. */
export function listSuccessResponses(operation: Operation): Response[] {
  return listResponses(operation).filter(({ status }) => status.startsWith("2"));
}
