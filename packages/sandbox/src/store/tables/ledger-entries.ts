import { amount, integer, text } from "../schema/column.ts";
import { index } from "../schema/indexes.ts";
import { defineTable } from "../schema/table.ts";

/** One side of a booking. The entries of a journal add up to zero in each currency. */
export const ledgerEntries = defineTable(
  "ledger_entries",
  { journal: text, account: text, currency: text, amount, at: integer },
  { indexes: [index("ledger_entries_account", ["account", "currency"])] },
);

export const listLedgerEntries = ledgerEntries.lister("ORDER BY seq");
