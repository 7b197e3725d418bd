import type { Store } from "./db.ts";

/** Loads only the database that is asked for: starting in memory must not pay for a network driver. */
export async function openStore(where: { database?: string; data?: string }): Promise<Store> {
  if (where.database !== undefined) {
    const { openPostgres } = await import("./postgres.ts");
    return openPostgres(where.database);
  }
  const { openSqlite } = await import("./sqlite.ts");
  return openSqlite(where.data ?? ":memory:");
}
