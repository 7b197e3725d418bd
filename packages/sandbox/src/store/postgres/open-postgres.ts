import { createHash } from "node:crypto";
import pg from "pg";
import type { Db, SqlRow, SqlValue, Store } from "../db.ts";
import { createPostgresChannel } from "./postgres-channel.ts";
import { createPostgresLocks } from "./postgres-locks.ts";
import { prepareSchema } from "./prepare-schema.ts";
import { readPostgresError } from "./read-postgres-error.ts";

const INT8 = 20;
/** Shared by all who write, and held by one who replaces everything. */
const CONTENTS = "hashtextextended('contents', 0)";
const WRITE = `BEGIN; SELECT pg_advisory_xact_lock_shared(${CONTENTS})`;
const WRITE_ALONE = `BEGIN; SELECT pg_advisory_xact_lock(${CONTENTS})`;
/**
 * One snapshot for all statements of a read. That is two round trips more, some 0.05 ms on one machine, and a part of it
 * comes back since a connection is fetched from the pool only once: too little to treat single look-ups in another way.
 */
const READ = "BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY";
const CONNECTIONS = 8;
const ADDRESS = /^postgres(?:ql)?:\/\//;

/** Counts and milliseconds come as BIGINT and are all far below 2^53. */
const types = {
  getTypeParser: (oid: number, format?: "text" | "binary") =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format),
};

export async function openPostgres(url: string): Promise<Store> {
  if (!ADDRESS.test(url)) throw new TypeError("no address of the form postgres://user:password@host:5432/name");
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS, types });
  // A connection that the server closes while idle is replaced at the next query; nothing is lost.
  pool.on("error", () => {});
  // And one that it closes while in use fails at the next statement.
  pool.on("connect", (client) => client.on("error", () => {}));
  try {
    await prepareSchema(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const locks = createPostgresLocks(url);
  const channel = createPostgresChannel(url);

  async function transact<T>(begin: string, work: (db: Db) => Promise<T>): Promise<T> {
    const client = await pool.connect().catch(fail);
    try {
      await client.query(begin).catch(fail);
      const answer = await work(new PostgresDb(client));
      await client.query("COMMIT").catch(fail);
      client.release();
      return answer;
    } catch (error) {
      await rollBack(client);
      throw error;
    }
  }

  return {
    kind: "postgres",
    shared: true,
    read: (work) => transact(READ, work),
    write: (work) => transact(WRITE, work),
    writeAlone: (work) => transact(WRITE_ALONE, work),
    tryHold: (names, count) => locks.tryHold(names, count),
    hasListeners: () => true,
    publish: (db, message) => channel.publish(db, message),
    subscribe: (listener) => channel.subscribe(listener),
    async close() {
      await Promise.all([locks.close(), channel.close(), pool.end()]);
    },
  };
}

function fail(error: unknown): never {
  throw readPostgresError(error);
}

/** A connection that cannot even roll back is of no further use. */
async function rollBack(client: pg.PoolClient): Promise<void> {
  try {
    await client.query("ROLLBACK");
    client.release();
  } catch {
    client.release(true);
  }
}

class PostgresDb implements Db {
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
    await this.run("SELECT pg_advisory_xact_lock(hashtextextended(?, 1))", userId);
  }

  async tryLockUsers(userIds: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.all(
      `SELECT id FROM (SELECT id, pg_try_advisory_xact_lock(hashtextextended(id, 1)) AS taken
         FROM (SELECT DISTINCT jsonb_array_elements_text(?::jsonb) AS id) AS wanted) AS tried WHERE taken`,
      JSON.stringify(userIds),
    );
    return new Set(rows.map(([id]) => String(id)));
  }

  async tryLock(name: string): Promise<boolean> {
    const row = await this.get("SELECT pg_try_advisory_xact_lock(hashtextextended(?, 2))", name);
    return toBoolean(row?.[0]);
  }

  async #query(sql: string, values: SqlValue[]): Promise<pg.QueryArrayResult<SqlValue[]>> {
    return this.#client.query<SqlValue[]>({ ...prepare(sql), values, rowMode: "array" }).catch(fail);
  }
}

function toBoolean(value: unknown): boolean {
  return value === true;
}

const prepared = new Map<string, { name: string; text: string }>();

/** Numbers the placeholders, and names the statement so that each connection parses it once. */
function prepare(sql: string): { name: string; text: string } {
  const known = prepared.get(sql);
  if (known) return known;
  let position = 0;
  const text = sql.replace(/\?/g, () => `$${++position}`);
  const statement = { name: createHash("sha256").update(sql).digest("hex").slice(0, 32), text };
  prepared.set(sql, statement);
  return statement;
}
