import { normalizeEmail } from "../domain/names.ts";
import type { Work } from "../engine/work.ts";
import { findUserByEmail, listUsers as list } from "../store/tables/users.ts";
import type { Control } from "./control.ts";
import { decodePlus } from "./decode-plus.ts";
import { type UserView, viewUser } from "./views/view-user.ts";

const PAGE = 100;

export const listUsers: Control<"listUsers"> = {
  handle: ({ context, query }) => context.engine.read((work) => viewUsers(work, query.email)),
};

async function viewUsers(work: Work, email: string | undefined): Promise<UserView[]> {
  const found =
    email === undefined
      ? await list(work.db, PAGE, 0)
      : [await findUserByEmail(work.db, normalizeEmail(decodePlus(email)))];
  const views: UserView[] = [];
  for (const user of found) if (user) views.push(await viewUser(work, user));
  return views;
}
