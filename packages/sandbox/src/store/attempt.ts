import type { Db } from "./db.ts";

/** Undoes what `task` did when it throws, and nothing before it: the transaction can go on, which PostgreSQL refuses otherwise. */
export async function attempt<T>(db: Db, task: () => Promise<T>): Promise<T> {
  await db.run("SAVEPOINT attempt");
  try {
    return await task();
  } catch (error) {
    await db.run("ROLLBACK TO SAVEPOINT attempt");
    throw error;
  } finally {
    await db.run("RELEASE SAVEPOINT attempt");
  }
}
