import type { Db } from "../../store/db.ts";
import { findApplication } from "../../store/tables/applications.ts";
import { findUser } from "../../store/tables/users.ts";

/** What people call users and applications; each is looked up once. */
export interface Names {
  email(userId: string): Promise<string>;
  application(applicationId: string): Promise<string>;
}

export function createNames(db: Db): Names {
  const known = new Map<string, Promise<string>>();
  const once = (id: string, find: () => Promise<string>) => {
    const name = known.get(id) ?? find();
    known.set(id, name);
    return name;
  };
  return {
    email: (id) => once(id, async () => (await findUser(db, id))?.email ?? id),
    application: (id) => once(id, async () => (await findApplication(db, id))?.name ?? id),
  };
}
