import type { Db } from "../db.ts";
import { integer, key, oneOf, text } from "../schema/column.ts";
import { index } from "../schema/indexes.ts";
import { defineTable, type RowOf } from "../schema/table.ts";

/** A one-time code that was sent and what it confirms. */
export const challenges = defineTable(
  "challenges",
  {
    id: key,
    userId: text,
    applicationId: text,
    purpose: oneOf("activation", "cancellation"),
    standingOrderId: text,
    connectionId: text,
    code: text,
    attemptsLeft: integer,
    resendsLeft: integer,
    state: oneOf("open", "used", "void"),
    expiresAt: integer,
    /** Opens the hosted page where the user enters the code. */
    pageToken: text,
    createdAt: integer,
  },
  {
    indexes: [
      index("challenges_standing_order", ["standingOrderId", "purpose"]),
      index("challenges_page_token", ["pageToken"]),
    ],
  },
);

export type Challenge = RowOf<typeof challenges>;

export const findChallenge = challenges.finder("WHERE id = ?");
export const findOpenChallenge = challenges.finder(
  "WHERE standing_order_id = ? AND purpose = ? AND state = 'open' ORDER BY seq DESC",
);
export const findChallengeByPageToken = challenges.finder("WHERE page_token = ? ORDER BY seq DESC");
export const listOpenActivations = challenges.lister(
  `WHERE purpose = 'activation' AND state = 'open' AND standing_order_id IN
    (SELECT standing_order_id FROM connections WHERE user_id = ? AND application_id = ? AND status = 'PENDING')`,
);

export async function changeChallengeState(db: Db, id: string, to: Challenge["state"]): Promise<void> {
  await db.run("UPDATE challenges SET state = ? WHERE id = ?", to, id);
}

export async function saveAttemptsLeft(db: Db, id: string, attempts: number): Promise<void> {
  await db.run("UPDATE challenges SET attempts_left = ? WHERE id = ?", attempts, id);
}
