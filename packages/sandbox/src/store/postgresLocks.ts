import pg from "pg";
import type { Release } from "./db.ts";

/**
 * Locks that live as long as one connection of this process. When the process dies, so does the connection, and
 * the others can go on at once: no lease has to run out.
 */
export function createPostgresLocks(url: string) {
  const held = new Set<string>();
  let connecting: Promise<pg.Client> | undefined;

  function connect(): Promise<pg.Client> {
    connecting ??= open();
    return connecting;
  }

  async function open(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: url });
    client.on("error", () => {
      connecting = undefined;
    });
    await client.connect();
    return client;
  }

  return {
    async tryHold(name: string): Promise<Release | undefined> {
      // The database grants a session what it already has, so our own locks are known here.
      if (held.has(name)) return undefined;
      held.add(name);
      const client = await connect();
      const { rows } = await client.query<{ taken: boolean }>(
        "SELECT pg_try_advisory_lock(hashtextextended($1, 3)) AS taken",
        [name],
      );
      if (rows[0]?.taken !== true) {
        held.delete(name);
        return undefined;
      }
      return async () => {
        await client.query("SELECT pg_advisory_unlock(hashtextextended($1, 3))", [name]);
        held.delete(name);
      };
    },
    async close(): Promise<void> {
      await (await connecting)?.end();
    },
  };
}
