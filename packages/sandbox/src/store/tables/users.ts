import type { Db } from "../db.ts";
import { integer, key, oneOf, text } from "../schema/column.ts";
import { unique } from "../schema/indexes.ts";
import { defineTable, type RowOf } from "../schema/table.ts";

/** A person. `email` is kept in lower case: it is what identifies a user towards partners. */
export const users = defineTable(
  "users",
  {
    id: key,
    email: text,
    phone: text,
    kyc: oneOf("NONE", "APPROVED", "REJECTED"),
    createdAt: integer,
  },
  { indexes: [unique("users_email", ["email"])] },
);

export type User = RowOf<typeof users>;

export const findUser = users.finder("WHERE id = ?");
export const findUserByEmail = users.finder("WHERE email = ?");
export const listUsers = users.lister("ORDER BY seq DESC LIMIT ? OFFSET ?");

export async function saveKyc(db: Db, id: string, kyc: User["kyc"]): Promise<void> {
  await db.run("UPDATE users SET kyc = ? WHERE id = ?", kyc, id);
}
