import { integer, key, nullable, text } from "../schema/column.ts";
import { unique } from "../schema/indexes.ts";
import { defineTable, type RowOf } from "../schema/table.ts";

/** A partner's application: who holds a master key. */
export const applications = defineTable(
  "applications",
  {
    id: key,
    name: text,
    masterKey: text,
    apiSecret: text,
    /** Switches the signing of this application's events on. */
    webhookSecret: nullable(text),
    createdAt: integer,
  },
  { indexes: [unique("applications_master_key", ["masterKey"])] },
);

export type Application = RowOf<typeof applications>;

export const findApplication = applications.finder("WHERE id = ?");
export const findApplicationByMasterKey = applications.finder("WHERE master_key = ?");
export const listApplications = applications.lister("ORDER BY seq");
