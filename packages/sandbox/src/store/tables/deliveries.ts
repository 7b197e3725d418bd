import { knownValues } from "../../generated/control-values.ts";
import type { Db } from "../db.ts";
import { integer, key, nullable, oneOf, text } from "../schema/column.ts";
import { index } from "../schema/indexes.ts";
import { defineTable, type RowOf } from "../schema/table.ts";

/** The outbox: an event for one application about one user, on its way to the callback. */
export const deliveries = defineTable(
  "deliveries",
  {
    id: key,
    userId: text,
    applicationId: text,
    event: oneOf(...knownValues.WantedEvent),
    url: text,
    body: text,
    status: oneOf(...knownValues.WantedDeliveryStatus),
    /** How many attempts of the present round failed; a redelivery begins a new round. */
    failures: integer,
    /** Null while an older event of the same user is pending: events arrive in the order in which things happened. */
    nextAttemptAt: nullable(integer),
    createdAt: integer,
  },
  {
    indexes: [
      index("deliveries_due", ["nextAttemptAt"], "status = 'pending' AND next_attempt_at IS NOT NULL"),
      index("deliveries_lane", ["userId", "applicationId"], "status = 'pending'"),
    ],
  },
);

export type Delivery = RowOf<typeof deliveries>;

export const findDelivery = deliveries.finder("WHERE id = ?");
export const listDue = deliveries.lister(
  `WHERE status = 'pending' AND next_attempt_at IS NOT NULL AND next_attempt_at <= ?
   ORDER BY next_attempt_at, seq LIMIT ? OFFSET ?`,
);
export const findFirstInLane = deliveries.finder(
  "WHERE user_id = ? AND application_id = ? AND status = 'pending' ORDER BY seq LIMIT 1",
);
const listMatching = deliveries.lister(
  "WHERE (? = '' OR event = ?) AND (? = '' OR status = ?) ORDER BY seq DESC LIMIT ? OFFSET ?",
);

/** What is empty, or left out, is not looked at. */
export interface DeliveryFilter {
  readonly event?: string;
  readonly status?: string;
}

/** Newest first. */
export function listDeliveries(db: Db, filter: DeliveryFilter, limit: number, offset: number): Promise<Delivery[]> {
  const { event = "", status = "" } = filter;
  return listMatching(db, event, event, status, status, limit, offset);
}

/** Begins a new round of attempts. */
export async function restartDelivery(db: Db, id: string, at: number): Promise<void> {
  await db.run("UPDATE deliveries SET status = 'pending', failures = 0, next_attempt_at = ? WHERE id = ?", at, id);
}

export async function postponeDelivery(db: Db, id: string, failures: number, until: number): Promise<void> {
  await db.run("UPDATE deliveries SET failures = ?, next_attempt_at = ? WHERE id = ?", failures, until, id);
}

export async function endDelivery(db: Db, id: string, status: "delivered" | "exhausted"): Promise<void> {
  await db.run("UPDATE deliveries SET status = ?, next_attempt_at = NULL WHERE id = ?", status, id);
}

/** Its turn has come. */
export async function releaseDelivery(db: Db, id: string, at: number): Promise<void> {
  await db.run("UPDATE deliveries SET next_attempt_at = ? WHERE id = ?", at, id);
}
