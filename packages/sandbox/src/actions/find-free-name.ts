import type { Db } from "../store/db.ts";
import { findAliveByName } from "../store/tables/connections.ts";

/** A connection that was asked for together with onboarding has no name of its own. */
export async function findFreeName(db: Db, userId: string): Promise<string> {
  for (let number = 1; ; number += 1) {
    const name = `Connection ${number}`;
    if (!(await findAliveByName(db, userId, name))) return name;
  }
}
