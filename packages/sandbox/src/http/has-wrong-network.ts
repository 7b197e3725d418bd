import { combinations } from "@svc/openapi";
import { validateRequest } from "@svc/openapi/validators";
import { isBuyCurrency } from "../domain/networks.ts";
import { isObject } from "./is-object.ts";
import type { OperationId } from "./operation-types.ts";

const networks = new Set<unknown>(Object.values(combinations.buy).flatMap((buy) => [...buy.networks]));

/** Where the requests that name a network have the currency. */
const currencyMembers: Readonly<Partial<Record<OperationId, string>>> = {
  createConnection: "destinationCurrency",
  connectUser: "currency",
};

/**
 * Tells a pair of currency and network that do not go together from a request that is malformed: with a network that
 * fits, there would be nothing wrong with it.
 */
export function hasWrongNetwork(id: OperationId, body: unknown): boolean {
  const member = currencyMembers[id];
  if (member === undefined || !isObject(body) || !networks.has(body.network)) return false;
  const currency = body[member] ?? "BTC";
  if (!isBuyCurrency(currency)) return false;
  const fitting: readonly unknown[] = combinations.buy[currency].networks;
  if (fitting.includes(body.network)) return false;
  return fitting.some((network) => validateRequest(id, { ...body, network }).length === 0);
}
