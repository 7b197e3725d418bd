import { integer, key, text } from "../schema/column.ts";
import { unique } from "../schema/indexes.ts";
import { defineTable } from "../schema/table.ts";

/** A crypto address that a user's money may go to. */
export const whitelistedAddresses = defineTable(
  "whitelisted_addresses",
  { id: key, userId: text, network: text, address: text, createdAt: integer },
  { indexes: [unique("whitelisted_addresses_place", ["userId", "network", "address"])] },
);

export const findWhitelistedAddress = whitelistedAddresses.finder("WHERE user_id = ? AND id = ?");
export const listWhitelistedAddresses = whitelistedAddresses.lister("WHERE user_id = ? ORDER BY seq");
