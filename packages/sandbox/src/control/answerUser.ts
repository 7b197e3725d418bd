import { findUser } from "../store/tables/users.ts";
import { viewUser } from "../views/userView.ts";
import type { ControlAnswer, ControlCall } from "./control.ts";
import { notFound } from "./controlError.ts";

/** Changes the user that the path names, and answers what became of it. */
export async function answerUser(
  { context, params }: ControlCall,
  change: (userId: string) => Promise<void>,
): Promise<ControlAnswer> {
  const userId = params.userId ?? "";
  await change(userId);
  return context.engine.read(async (work) => {
    const user = await findUser(work.db, userId);
    if (!user) throw notFound("user");
    return { status: 200, body: await viewUser(work, user) };
  });
}
