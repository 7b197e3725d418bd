import type { Db, SqlValue } from "./db.ts";

/** For statements that answer one number. */
export async function count(db: Db, sql: string, ...values: SqlValue[]): Promise<number> {
  const row = await db.get(sql, ...values);
  return Number(row?.[0] ?? 0);
}
