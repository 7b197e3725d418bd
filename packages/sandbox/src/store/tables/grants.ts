import type { ConnectionPlan } from "../../domain/connection-plan.ts";
import { knownValues } from "../../generated/known-values.ts";
import type { Db } from "../db.ts";
import { flag, integer, json, nullable, oneOf, text } from "../schema/column.ts";
import { unique } from "../schema/indexes.ts";
import { defineTable, type RowOf } from "../schema/table.ts";

/** What stands between one user and one application: how far onboarding is, the key, where events go. */
export const grants = defineTable(
  "grants",
  {
    userId: text,
    applicationId: text,
    status: oneOf(...knownValues.ConnectStatus),
    /** Null until connected. A revoked one stays, so that its owner can recognise it. */
    apiKey: nullable(text),
    revoked: flag,
    callback: nullable(text),
    ref: nullable(text),
    /** The connection that a combined connect call asked for, until it is created. */
    connectionWish: nullable(json<ConnectionPlan>()),
    /** Opens the hosted sign-up and consent pages. */
    pageToken: text,
    createdAt: integer,
    updatedAt: integer,
  },
  {
    indexes: [
      unique("grants_user_application", ["userId", "applicationId"]),
      unique("grants_api_key", ["apiKey"], "api_key IS NOT NULL"),
      unique("grants_page_token", ["pageToken"]),
    ],
  },
);

export type Grant = RowOf<typeof grants>;

export const findGrant = grants.finder("WHERE user_id = ? AND application_id = ?");
export const findGrantByKey = grants.finder("WHERE api_key = ?");
export const findGrantByPageToken = grants.finder("WHERE page_token = ?");
export const listGrantsOfUser = grants.lister("WHERE user_id = ? ORDER BY seq");

type GrantKey = Pick<Grant, "userId" | "applicationId">;

/** What a connect call can change about a grant that is there already. */
export async function saveRequest(db: Db, grant: Grant): Promise<void> {
  await db.run(
    `UPDATE grants SET callback = ?, ref = ?, connection_wish = ?, updated_at = ?
      WHERE user_id = ? AND application_id = ?`,
    grant.callback,
    grant.ref,
    grant.connectionWish && JSON.stringify(grant.connectionWish),
    grant.updatedAt,
    grant.userId,
    grant.applicationId,
  );
}

/** A new key takes the place of a revoked one, and ends the wait for a connection. */
export async function saveKey(db: Db, grant: Grant): Promise<void> {
  await db.run(
    `UPDATE grants SET status = ?, api_key = ?, revoked = 0, connection_wish = NULL, updated_at = ?
      WHERE user_id = ? AND application_id = ?`,
    grant.status,
    grant.apiKey,
    grant.updatedAt,
    grant.userId,
    grant.applicationId,
  );
}

export async function markRevoked(db: Db, { userId, applicationId }: GrantKey, at: number): Promise<void> {
  const sql = "UPDATE grants SET revoked = 1, updated_at = ? WHERE user_id = ? AND application_id = ?";
  await db.run(sql, at, userId, applicationId);
}

export async function changeGrantStatus(
  db: Db,
  { userId, applicationId }: GrantKey,
  to: Grant["status"],
  at: number,
): Promise<void> {
  const sql = "UPDATE grants SET status = ?, updated_at = ? WHERE user_id = ? AND application_id = ?";
  await db.run(sql, to, at, userId, applicationId);
}
