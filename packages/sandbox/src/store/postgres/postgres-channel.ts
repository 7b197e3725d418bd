import pg from "pg";
import { later } from "../../engine/later.ts";
import type { Db, Release } from "../db.ts";

const CHANNEL = "sandbox";
const FIRST_RETRY_MS = 100;
const LONGEST_RETRY_MS = 5000;
/** A connection that only listens would not notice that the other end has gone without a word. */
const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

/**
 * What happens in one process is told to all: NOTIFY within the transaction, so that it is heard when it is true. A
 * connection that is lost is replaced for as long as somebody listens; what is told in between is not heard.
 */
export function createPostgresChannel(url: string, retryLater = later) {
  const listeners = new Set<(message: string) => void>();
  let listening: Promise<pg.Client> | undefined;
  let callOffRetry = () => {};
  let failures = 0;
  let closed = false;

  function listen(): Promise<pg.Client> {
    callOffRetry();
    listening ??= connect();
    return listening;
  }

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: url, ...KEEP_ALIVE });
    client.on("notification", ({ payload }) => {
      for (const listener of listeners) listener(payload ?? "");
    });
    // Whatever goes wrong, the end of the connection follows, and comes once.
    client.on("error", () => {});
    client.once("end", replace);
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
    } catch (error) {
      void client.end();
      throw error;
    }
    failures = 0;
    return client;
  }

  function replace(): void {
    listening = undefined;
    if (closed || listeners.size === 0) return;
    const delay = Math.min(FIRST_RETRY_MS * 2 ** failures, LONGEST_RETRY_MS);
    failures += 1;
    // An attempt that fails ends its connection, and so leads to the next one.
    callOffRetry = retryLater(() => void listen().catch(() => {}), delay);
  }

  return {
    async publish(db: Db, message: string): Promise<void> {
      await db.run("SELECT pg_notify(?, ?)", CHANNEL, message);
    },
    async subscribe(listener: (message: string) => void): Promise<Release> {
      listeners.add(listener);
      try {
        await listen();
      } catch (error) {
        listeners.delete(listener);
        throw error;
      }
      return async () => void listeners.delete(listener);
    },
    async close(): Promise<void> {
      closed = true;
      callOffRetry();
      const client = await listening?.catch(() => undefined);
      await client?.end();
    },
  };
}
