import type { Store } from "./db.ts";
import { StoreError } from "./errors/store-error.ts";

/** Loads only the database that is asked for: starting in memory must not pay for a network driver. */
export async function openStore(where: { database?: string; data?: string }): Promise<Store> {
  if (where.database !== undefined) {
    const { openPostgres } = await import("./postgres/open-postgres.ts");
    return openPostgres(where.database).catch((error) => {
      throw new StoreError("database", error);
    });
  }
  const { openSqlite } = await import("./sqlite/open-sqlite.ts");
  try {
    return openSqlite(where.data);
  } catch (error) {
    throw new StoreError("data", error);
  }
}
