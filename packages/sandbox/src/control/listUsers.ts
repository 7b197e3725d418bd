import { normalizeEmail } from "../domain/names.ts";
import { findUserByEmail, listUsers as list } from "../store/tables/users.ts";
import { viewUser } from "../views/userView.ts";
import type { Work } from "../work.ts";
import type { Control } from "./control.ts";

const PAGE = 100;

export const listUsers: Control = {
  method: "GET",
  path: "/users",
  handle: ({ context, query }) =>
    context.engine.read(async (work) => ({ status: 200, body: await viewUsers(work, query.email) })),
};

async function viewUsers(work: Work, email: string | undefined) {
  const found =
    email === undefined ? await list(work.db, PAGE, 0) : [await findUserByEmail(work.db, normalizeEmail(email))];
  const views = [];
  for (const user of found) if (user) views.push(await viewUser(work, user));
  return views;
}
