import { integer, key, oneOf, text } from "../column.ts";
import { unique } from "../indexes.ts";
import { defineTable, type RowOf } from "../table.ts";

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
