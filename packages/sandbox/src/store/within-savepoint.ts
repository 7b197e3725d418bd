import type { Db } from "./db.ts";
import { StoreOutage } from "./errors/store-outage.ts";

/** Undoes what `task` did when it throws, and nothing before it: the transaction can go on, which PostgreSQL refuses otherwise. */
export async function withinSavepoint<T>(db: Db, task: () => Promise<T>): Promise<T> {
  await db.run("SAVEPOINT attempt");
  try {
    const answer = await task();
    await db.run("RELEASE SAVEPOINT attempt");
    return answer;
  } catch (error) {
    // An outage may have ended the whole transaction, and the savepoint with it.
    if (!(error instanceof StoreOutage)) await undo(db);
    throw error;
  }
}

async function undo(db: Db): Promise<void> {
  await db.run("ROLLBACK TO SAVEPOINT attempt");
  await db.run("RELEASE SAVEPOINT attempt");
}
