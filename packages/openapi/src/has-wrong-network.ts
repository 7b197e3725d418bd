import { combinations, defaultCurrency } from "./generated/combinations.ts";
import type { OperationId } from "./generated/operations.ts";
import { validateRequest } from "./generated/validators.ts";

const buys: Readonly<Record<string, { readonly networks: readonly string[] }>> = combinations.buy;
const networks = new Set<unknown>(Object.values(buys).flatMap((buy) => buy.networks));

/** Where the requests that name a network have the currency. */
const currencyMembers: Readonly<Partial<Record<OperationId, string>>> = {
  createConnection: "destinationCurrency",
  connectUser: "currency",
};

/**
 * Tells a pair of currency and network that do not go together, which has an error code of its own, from a request that
 * is malformed: with a network that fits, there would be nothing wrong with it.
 */
export function hasWrongNetwork(operationId: OperationId, body: unknown): boolean {
  const member = currencyMembers[operationId];
  if (member === undefined || typeof body !== "object" || body === null) return false;
  const { network, [member]: currency = defaultCurrency }: Readonly<Record<string, unknown>> = { ...body };
  if (!networks.has(network) || typeof currency !== "string" || !Object.hasOwn(buys, currency)) return false;
  const fitting: readonly unknown[] = buys[currency]?.networks ?? [];
  if (fitting.includes(network)) return false;
  return fitting.some((other) => validateRequest(operationId, { ...body, network: other }).length === 0);
}
