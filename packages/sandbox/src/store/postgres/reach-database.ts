import pg from "pg";

const PATIENCE_MS = 10_000;

/** Rejects when nobody has answered after so long, or nobody who speaks PostgreSQL: a pool would wait for ever. */
export async function reachDatabase(url: string, patienceMs = PATIENCE_MS): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: patienceMs });
  client.on("error", () => {});
  try {
    await client.connect();
  } finally {
    // Whoever has not answered so far is not waited for now either.
    void client.end().catch(() => {});
  }
}
