import type { DatabaseSync, StatementSync } from "node:sqlite";
import type { Db, SqlRow, SqlValue } from "../db.ts";
import { readSqliteError } from "./read-sqlite-error.ts";

/** Everything here is done at once: nothing waits for the disk but the commit itself. */
export class SqliteDb implements Db {
  readonly #database: DatabaseSync;
  readonly #path: string | undefined;
  readonly #statements = new Map<string, StatementSync>();

  constructor(database: DatabaseSync, path: string | undefined) {
    this.#database = database;
    this.#path = path;
  }

  async all(sql: string, ...values: SqlValue[]): Promise<readonly SqlRow[]> {
    const rows: unknown[] = this.#prepare(sql).all(...values);
    return rows.map(toRow);
  }

  async get(sql: string, ...values: SqlValue[]): Promise<SqlRow | undefined> {
    const row: unknown = this.#prepare(sql).get(...values);
    return row === undefined ? undefined : toRow(row);
  }

  async run(sql: string, ...values: SqlValue[]): Promise<number> {
    try {
      return Number(this.#prepare(sql).run(...values).changes);
    } catch (error) {
      throw readSqliteError(error, this.#path);
    }
  }

  /** Nobody else is there to wait for. */
  async lockUser(): Promise<void> {}

  async tryLockUsers(userIds: readonly string[]): Promise<ReadonlySet<string>> {
    return new Set(userIds);
  }

  async tryLock(): Promise<boolean> {
    return true;
  }

  #prepare(sql: string): StatementSync {
    const known = this.#statements.get(sql);
    if (known) return known;
    const statement = this.#database.prepare(sql);
    statement.setReturnArrays(true);
    this.#statements.set(sql, statement);
    return statement;
  }
}

/** Node's types know only rows as objects; with setReturnArrays they are arrays. */
function toRow(row: unknown): SqlRow {
  if (!Array.isArray(row)) throw new TypeError("expected a row as an array");
  return row;
}
