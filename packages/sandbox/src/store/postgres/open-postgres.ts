import pg from "pg";
import type { Db, Store } from "../db.ts";
import { lockKey } from "./lock-key.ts";
import { createPostgresChannel } from "./postgres-channel.ts";
import { PostgresDb } from "./postgres-db.ts";
import { createPostgresLocks } from "./postgres-locks.ts";
import { prepareSchema } from "./prepare-schema.ts";
import { reachDatabase } from "./reach-database.ts";
import { throwPostgresError } from "./throw-postgres-error.ts";

const INT8 = 20;
/** Shared by all who write, and held by one who replaces everything. */
const CONTENTS = lockKey("whole", "'contents'");
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
  await reachDatabase(url);
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
    const client = await pool.connect().catch(throwPostgresError);
    try {
      await client.query(begin).catch(throwPostgresError);
      const answer = await work(new PostgresDb(client));
      await client.query("COMMIT").catch(throwPostgresError);
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

/** A connection that cannot even roll back is of no further use. */
async function rollBack(client: pg.PoolClient): Promise<void> {
  try {
    await client.query("ROLLBACK");
    client.release();
  } catch {
    client.release(true);
  }
}
