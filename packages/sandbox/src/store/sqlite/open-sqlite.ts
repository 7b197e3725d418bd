import { chmodSync, existsSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import type { Db, Store } from "../db.ts";
import { Mutex } from "../mutex.ts";
import { explainOpenFailure } from "./explain-open-failure.ts";
import { prepareSchema } from "./prepare-schema.ts";
import { SqliteDb } from "./sqlite-db.ts";

/**
 * A file that exists in memory only, and only for the one who opened it. `:memory:` would keep all pages in its cache,
 * and SQLite searches all of the cache at the end of most transactions: with 40,000 connections, creating another one
 * would take twice as long.
 */
const IN_MEMORY = "file:memory?vfs=memdb";
const OWNER_ONLY = 0o600;

/** Keeps everything in a file, or in memory when none is named. */
export function openSqlite(path?: string): Store {
  const database = openDatabase(path);
  const db = new SqliteDb(database, path);
  const mutex = new Mutex();
  const held = new Set<string>();
  const listeners = new Set<(message: string) => void>();
  /** What the present transaction has to tell. It is heard when it is true, as it is on PostgreSQL. */
  let messages: string[] = [];

  function tell(): void {
    for (const message of messages) for (const listener of listeners) listener(message);
  }

  function write<T>(work: (db: Db) => Promise<T>): Promise<T> {
    return mutex.run(async () => {
      messages = [];
      await db.run("BEGIN");
      try {
        const answer = await work(db);
        await db.run("COMMIT");
        tell();
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
      messages.push(message);
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

function openDatabase(path: string | undefined): DatabaseSync {
  const isNew = path !== undefined && !existsSync(path);
  try {
    const database = new DatabaseSync(path ?? IN_MEMORY);
    // There will be keys in it. What SQLite puts beside it takes over who may read it.
    if (isNew && existsSync(path)) chmodSync(path, OWNER_ONLY);
    return prepare(database, path);
  } catch (error) {
    throw explainOpenFailure(path, error);
  }
}

function prepare(database: DatabaseSync, path: string | undefined): DatabaseSync {
  try {
    prepareDatabase(database, path);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

function prepareDatabase(database: DatabaseSync, path: string | undefined): void {
  // What was read is remembered and what is due is done here, so a file is for one process at a time.
  database.exec("PRAGMA locking_mode = EXCLUSIVE");
  // A commit is in the operating system's hands before it is acknowledged: it survives the end of this process
  // by whatever signal. Surviving a power cut would cost ten times the time, and this is no bank.
  if (path !== undefined) database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL");
  prepareSchema(database);
}
