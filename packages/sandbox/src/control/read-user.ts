import { findUser } from "../store/tables/users.ts";
import type { ControlContext } from "./control.ts";
import { notFound } from "./control-error.ts";
import { type UserView, viewUser } from "./views/view-user.ts";

export function readUser({ engine }: ControlContext, userId: string): Promise<UserView> {
  return engine.read(async (work) => {
    const user = await findUser(work.db, userId);
    if (!user) throw notFound("user");
    return viewUser(work, user);
  });
}
