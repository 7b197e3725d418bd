import { operations } from "@svc/openapi";
import { hasWrongNetwork, validateParameters, validateRequest } from "@svc/openapi/validators";
import type { Route } from "./match-route.ts";
import { Refusal } from "./refusal.ts";

/** Any key opens the mock, but there must be one: forgetting it is the mistake worth finding here. */
export function checkKey({ operationId }: Route, key: string | readonly string[] | undefined): void {
  if (operations[operationId].keys.length > 0 && !key) throw new Refusal("API_KEY_MISSING");
}

export function checkShape({ operationId, parameters }: Route, query: URLSearchParams, body: unknown): void {
  const places = [
    ...validateParameters(operationId, { path: parameters, query: Object.fromEntries(query) }),
    ...validateRequest(operationId, body),
  ];
  if (places.length === 0) return;
  if (hasWrongNetwork(operationId, body)) throw new Refusal("INVALID_CURRENCY_NETWORK_COMBINATION");
  throw new Refusal("VALIDATION_FAILED", { places });
}
