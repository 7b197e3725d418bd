import type { Fetch } from "../run/world.ts";
import { acceptTakenNames } from "./accept-taken-names.ts";
import { leakConnections } from "./leak-connections.ts";
import { loseACent } from "./lose-a-cent.ts";
import { loseATransaction } from "./lose-a-transaction.ts";

/** Sandboxes that are wrong in one point. */
export const tamperings: Readonly<Record<string, (fetch: Fetch) => Fetch>> = {
  "a name that is taken is accepted": acceptTakenNames,
  "another user's connection is listed": leakConnections,
  "a cent of the balance is lost": loseACent,
  "the oldest transaction is forgotten": loseATransaction,
};
