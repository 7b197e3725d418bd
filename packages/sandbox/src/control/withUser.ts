import type { User } from "../store/tables/users.ts";
import { findUser } from "../store/tables/users.ts";
import { viewUser } from "../views/userView.ts";
import type { Work } from "../work.ts";
import type { ControlAnswer, ControlCall } from "./control.ts";
import { notFound } from "./controlError.ts";

/** Changes a user, and answers what became of it. */
export function withUser(
  { context, params }: ControlCall,
  change: (work: Work, user: User) => Promise<void>,
): Promise<ControlAnswer> {
  const id = params.userId ?? "";
  return context.engine.write(async (work) => {
    await work.db.lockUser(id);
    const user = await findUser(work.db, id);
    if (!user) throw notFound("user");
    await change(work, user);
    return { status: 200, body: await viewUser(work, (await findUser(work.db, id)) ?? user) };
  });
}
