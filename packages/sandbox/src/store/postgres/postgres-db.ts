import type pg from "pg";
import type { Db, SqlRow, SqlValue } from "../db.ts";
import { lockKey } from "./lock-key.ts";
import { prepareStatement } from "./prepare-statement.ts";
import { throwPostgresError } from "./throw-postgres-error.ts";

const LOCK_USER = `SELECT pg_advisory_xact_lock(${lockKey("user", "?")})`;
const TRY_LOCK_USERS = `SELECT id FROM (SELECT id, pg_try_advisory_xact_lock(${lockKey("user", "id")}) AS taken
  FROM (SELECT DISTINCT jsonb_array_elements_text(?::jsonb) AS id) AS wanted) AS tried WHERE taken`;
const TRY_LOCK = `SELECT pg_try_advisory_xact_lock(${lockKey("task", "?")})`;

/** One transaction on one connection of the pool. */
export class PostgresDb implements Db {
  readonly #client: Pick<pg.PoolClient, "query">;

  constructor(client: Pick<pg.PoolClient, "query">) {
    this.#client = client;
  }

  async all(sql: string, ...values: SqlValue[]): Promise<readonly SqlRow[]> {
    return (await this.#query(sql, values)).rows;
  }

  async get(sql: string, ...values: SqlValue[]): Promise<SqlRow | undefined> {
    return (await this.#query(sql, values)).rows[0];
  }

  async run(sql: string, ...values: SqlValue[]): Promise<number> {
    return (await this.#query(sql, values)).rowCount ?? 0;
  }

  async lockUser(userId: string): Promise<void> {
    await this.run(LOCK_USER, userId);
  }

  async tryLockUsers(userIds: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.all(TRY_LOCK_USERS, JSON.stringify(userIds));
    return new Set(rows.map(([id]) => String(id)));
  }

  async tryLock(name: string): Promise<boolean> {
    const row = await this.get(TRY_LOCK, name);
    const taken: unknown = row?.[0];
    return taken === true;
  }

  async #query(sql: string, values: SqlValue[]): Promise<pg.QueryArrayResult<SqlValue[]>> {
    return this.#client
      .query<SqlValue[]>({ ...prepareStatement(sql), values, rowMode: "array" })
      .catch(throwPostgresError);
  }
}
