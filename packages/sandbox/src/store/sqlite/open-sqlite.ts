import { chmodSync, existsSync } from "node:fs";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import type { Db, SqlRow, SqlValue, Store } from "../db.ts";
import { Mutex } from "../mutex.ts";
import { prepareSchema } from "./prepare-schema.ts";
import { readSqliteError } from "./read-sqlite-error.ts";

/**
 * A file that exists in memory only, and only for the one who opened it. `:memory:` would keep all pages in its cache,
 * and SQLite searches all of the cache at the end of most transactions: with 40,000 connections, creating another one
 * would take twice as long.
 */
const IN_MEMORY = "file:memory?vfs=memdb";
const OWNER_ONLY = 0o600;
const nothing = async () => {};

/** Keeps everything in a file, or in memory when none is named. */
export function openSqlite(path?: string): Store {
  const isNew = path !== undefined && !existsSync(path);
  const database = new DatabaseSync(path ?? IN_MEMORY);
  // There will be keys in it. What SQLite puts beside it takes over who may read it.
  if (isNew && existsSync(path)) chmodSync(path, OWNER_ONLY);
  try {
    prepareDatabase(database, path);
  } catch (error) {
    database.close();
    throw error;
  }

  const db = new SqliteDb(database, path);
  const mutex = new Mutex();
  const held = new Set<string>();
  const listeners = new Set<(message: string) => void>();

  function write<T>(work: (db: Db) => Promise<T>): Promise<T> {
    return mutex.run(async () => {
      await db.run("BEGIN");
      try {
        const answer = await work(db);
        await db.run("COMMIT");
        return answer;
      } catch (error) {
        // A store that is full has undone everything by itself.
        if (database.isTransaction) await db.run("ROLLBACK");
        throw error;
      }
    });
  }

  return {
    kind: "sqlite",
    shared: false,
    // There is one connection: a read between the statements of a transaction would see what is not committed.
    read: (work) => mutex.run(() => work(db)),
    write,
    writeAlone: write,
    async tryHold(names, count) {
      const taken = names.filter((name) => !held.has(name)).slice(0, count);
      for (const name of taken) held.add(name);
      return new Map(taken.map((name) => [name, async () => void held.delete(name)]));
    },
    hasListeners: () => listeners.size > 0,
    async publish(_db, message) {
      for (const listener of listeners) listener(message);
    },
    async subscribe(listener) {
      listeners.add(listener);
      return async () => void listeners.delete(listener);
    },
    async close() {
      await mutex.run(async () => database.close());
    },
  };
}

function prepareDatabase(database: DatabaseSync, path: string | undefined): void {
  // What was read is remembered and what is due is done here, so a file is for one process at a time.
  database.exec("PRAGMA locking_mode = EXCLUSIVE");
  // A commit is in the operating system's hands before it is acknowledged: it survives the end of this process
  // by whatever signal. Surviving a power cut would cost ten times the time, and this is no bank.
  if (path !== undefined) database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL");
  prepareSchema(database);
}

/** Everything here is done at once: nothing waits for the disk but the commit itself. */
class SqliteDb implements Db {
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

  lockUser = nothing;

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
