import { transitions } from "@svc/openapi";
import { knownValues } from "../../generated/known-values.ts";
import type { Db } from "../db.ts";
import { integer, json, key, nullable, oneOf, text } from "../schema/column.ts";
import { index, unique } from "../schema/indexes.ts";
import { defineTable, type RowOf } from "../schema/table.ts";

/** Technical details of a failed processing; partners must not show them to users. */
export interface ConnectionError {
  readonly reason: string;
}

const { states, terminal, rows } = transitions.ConnectionStatus;
const TERMINAL: ReadonlySet<string> = new Set(terminal);
const BEFORE_ACTIVE: ReadonlySet<string | null> = new Set(
  rows.filter(({ to }) => to === "ACTIVE").map(({ from }) => from),
);

/** Not over yet: what names, destinations and Lightning user names have to be unique among. */
export const ALIVE = isOneOf(states.filter((state) => !TERMINAL.has(state)));
/** Not active yet, but may still become so: pending in the wide sense. */
const UNCONFIRMED = isOneOf(states.filter((state) => BEFORE_ACTIVE.has(state)));

function isOneOf(wanted: readonly string[]): string {
  return `status IN (${wanted.map((state) => `'${state}'`).join(", ")})`;
}

export const connections = defineTable(
  "connections",
  {
    id: key,
    userId: text,
    applicationId: text,
    name: text,
    type: oneOf(...knownValues.ConnectionType),
    subtype: oneOf(...knownValues.ConnectionSubtype),
    status: oneOf(...states),
    /** Why processing failed; null unless FAILED. */
    error: nullable(json<ConnectionError>()),
    sourceCurrency: text,
    destinationCurrency: text,
    network: nullable(text),
    destinationAddress: nullable(text),
    beneficiaryId: nullable(text),
    /** The beneficiary's, repeated here for the ten-minute block of a failed IBAN. */
    iban: nullable(text),
    lnUsername: nullable(text),
    /** What may have one connection only: currency and address of a buy, the IBAN of an on-chain sell. */
    destinationKey: nullable(text),
    standingOrderId: nullable(text),
    depositIban: nullable(text),
    depositAddress: nullable(text),
    createdAt: integer,
    updatedAt: integer,
  },
  {
    indexes: [
      unique("connections_name", ["userId", "name"], ALIVE),
      unique("connections_ln_username", ["lnUsername"], `ln_username IS NOT NULL AND ${ALIVE}`),
      unique("connections_destination", ["userId", "destinationKey"], `destination_key IS NOT NULL AND ${ALIVE}`),
      index("connections_of_user", ["userId", "applicationId", "status"]),
      index("connections_failed_iban", ["userId", "iban", "updatedAt"], "status = 'FAILED'"),
      index("connections_of_standing_order", ["standingOrderId"], "standing_order_id IS NOT NULL"),
    ],
  },
);

export type Connection = RowOf<typeof connections>;
export type ConnectionStatus = Connection["status"];

export const findConnection = connections.finder("WHERE id = ?");
export const findAliveByName = connections.finder(`WHERE user_id = ? AND name = ? AND ${ALIVE}`);
export const findFailedSince = connections.finder(
  "WHERE user_id = ? AND iban = ? AND status = 'FAILED' AND updated_at > ?",
);
export const findOldestUnconfirmed = connections.finder(
  `WHERE user_id = ? AND ${UNCONFIRMED} ORDER BY created_at, seq LIMIT 1`,
);
export const listAlive = connections.lister(`WHERE user_id = ? AND application_id = ? AND ${ALIVE} ORDER BY seq DESC`);
export const listActiveOfStandingOrder = connections.lister(
  "WHERE standing_order_id = ? AND status = 'ACTIVE' ORDER BY seq DESC",
);
export const findOfStandingOrder = connections.finder(
  "WHERE standing_order_id = ? AND user_id = ? AND application_id = ? ORDER BY seq DESC",
);
export const listAllConnections = connections.lister("ORDER BY seq DESC LIMIT ? OFFSET ?");
export const listConnectionsOfUser = connections.lister("WHERE user_id = ? ORDER BY seq DESC LIMIT ? OFFSET ?");

type Candidate = Pick<Connection, "userId" | "name" | "destinationKey" | "lnUsername">;

/** What exists already and gets in the way of a new connection. */
export interface Rivals {
  /** False when a reset has taken the user away since the call was let in. */
  readonly userExists: boolean;
  /** All of the user's that are neither active nor over. */
  readonly unconfirmed: number;
  readonly sameName: boolean;
  /** The status of the one to the same destination; null when there is none. */
  readonly sameDestination: string | null;
  readonly sameLnUsername: boolean;
}

/** One statement, because a statement costs more than what it looks up. */
const RIVALS = `SELECT
  (SELECT COUNT(*) FROM users WHERE id = ?),
  (SELECT COUNT(*) FROM connections WHERE user_id = ? AND ${UNCONFIRMED}),
  (SELECT COUNT(*) FROM connections WHERE user_id = ? AND name = ? AND ${ALIVE}),
  (SELECT status FROM connections WHERE user_id = ? AND destination_key = ? AND ${ALIVE}),
  (SELECT COUNT(*) FROM connections WHERE ln_username = ? AND ${ALIVE})`;

export async function findRivals(db: Db, candidate: Candidate): Promise<Rivals> {
  const { userId, name, destinationKey, lnUsername } = candidate;
  const row = await db.get(RIVALS, userId, userId, userId, name, userId, destinationKey, lnUsername);
  const [users, unconfirmed, namesakes, status, lnNamesakes] = row ?? [];
  return {
    userExists: Number(users) > 0,
    unconfirmed: Number(unconfirmed),
    sameName: Number(namesakes) > 0,
    sameDestination: typeof status === "string" ? status : null,
    sameLnUsername: Number(lnNamesakes) > 0,
  };
}

/** Answers false when the connection is no longer in the state that it was read in. */
export async function changeConnectionStatus(
  db: Db,
  { id, status }: Pick<Connection, "id" | "status">,
  to: ConnectionStatus,
  at: number,
): Promise<boolean> {
  const sql = "UPDATE connections SET status = ?, updated_at = ? WHERE id = ? AND status = ?";
  return (await db.run(sql, to, at, id, status)) === 1;
}

type Place = Pick<Connection, "id" | "standingOrderId" | "depositIban" | "depositAddress">;

export async function savePlace(db: Db, place: Place): Promise<void> {
  const { id, standingOrderId, depositIban, depositAddress } = place;
  const sql = "UPDATE connections SET standing_order_id = ?, deposit_iban = ?, deposit_address = ? WHERE id = ?";
  await db.run(sql, standingOrderId, depositIban, depositAddress, id);
}

export async function saveError(db: Db, id: string, error: ConnectionError): Promise<void> {
  await db.run("UPDATE connections SET error = ? WHERE id = ?", JSON.stringify(error), id);
}
