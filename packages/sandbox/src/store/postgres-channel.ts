import pg from "pg";
import type { Db, Release } from "./db.ts";

const CHANNEL = "sandbox";

/** What happens in one process is told to all: NOTIFY within the transaction, so that it is heard when it is true. */
export function createPostgresChannel(url: string) {
  const listeners = new Set<(message: string) => void>();
  let listening: Promise<pg.Client> | undefined;

  async function listen(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: url });
    client.on("notification", ({ payload }) => {
      for (const listener of listeners) listener(payload ?? "");
    });
    client.on("error", () => {
      listening = undefined;
    });
    await client.connect();
    await client.query(`LISTEN ${CHANNEL}`);
    return client;
  }

  return {
    async publish(db: Db, message: string): Promise<void> {
      await db.run("SELECT pg_notify(?, ?)", CHANNEL, message);
    },
    async subscribe(listener: (message: string) => void): Promise<Release> {
      listeners.add(listener);
      listening ??= listen();
      await listening;
      return async () => void listeners.delete(listener);
    },
    async close(): Promise<void> {
      await (await listening)?.end();
    },
  };
}
