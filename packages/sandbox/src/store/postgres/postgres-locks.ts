import pg from "pg";
import type { Release } from "../db.ts";
import { Mutex } from "../mutex.ts";
import { lockKey } from "./lock-key.ts";

/** The database goes through the names as they come and stops at the limit, so it takes no more than it answers. */
const TRY_HOLD = `SELECT name FROM
  (SELECT name, pg_try_advisory_lock(${lockKey("held", "name")}) AS taken FROM unnest($1::text[]) AS name) AS tried
  WHERE taken LIMIT $2`;
const RELEASE = `SELECT pg_advisory_unlock(${lockKey("held", "$1")})`;

interface Session {
  readonly client: pg.Client;
  /** The database grants a session what it already has, so our own locks are known here. */
  readonly held: Set<string>;
  /** A connection does one thing at a time. */
  readonly turns: Mutex;
}

/**
 * Locks that live as long as one connection of this process. When the process dies, so does the connection, and
 * the others can go on at once: no lease has to run out.
 */
export function createPostgresLocks(url: string) {
  let session: Promise<Session> | undefined;

  /** A connection that has broken is replaced at the next use; of one that was replaced already, nothing more is heard. */
  function join(): Promise<Session> {
    if (session) return session;
    const joined = openSession(url, () => {
      if (session === joined) session = undefined;
    });
    session = joined;
    return joined;
  }

  return {
    async tryHold(names: readonly string[], count: number): Promise<ReadonlyMap<string, Release>> {
      const { client, held, turns } = await join();
      const taken = await turns.run(async () => {
        const wanted = names.filter((name) => !held.has(name));
        const { rows } = await client.query<{ name: string }>(TRY_HOLD, [wanted, count]);
        for (const { name } of rows) held.add(name);
        return rows;
      });
      const release = (name: string) =>
        turns.run(async () => {
          // A connection that has broken has taken its locks along.
          await client.query(RELEASE, [name]).catch(() => {});
          held.delete(name);
        });
      return new Map(taken.map(({ name }) => [name, () => release(name)]));
    },
    async close(): Promise<void> {
      await (await session)?.client.end();
    },
  };
}

async function openSession(url: string, onLost: () => void): Promise<Session> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", onLost);
  try {
    await client.connect();
  } catch (error) {
    onLost();
    throw error;
  }
  return { client, held: new Set(), turns: new Mutex() };
}
