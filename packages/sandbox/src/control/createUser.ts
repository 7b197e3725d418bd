import { addUser } from "../actions/addUser.ts";
import { normalizeEmail } from "../domain/names.ts";
import { findUserByEmail } from "../store/tables/users.ts";
import { viewUser } from "../views/userView.ts";
import type { Control } from "./control.ts";
import { ControlError, malformed } from "./controlError.ts";
import { Input } from "./input.ts";

export const createUser: Control = {
  method: "POST",
  path: "/users",
  handle({ context, body }) {
    const email = normalizeEmail(new Input(body).text("email"));
    if (!/^[^@\s]+@[^@\s]+$/.test(email)) throw malformed("/email", "must be an e-mail address");
    return context.engine.write(async (work) => {
      await work.db.lockUser(email);
      if (await findUserByEmail(work.db, email)) throw new ControlError("CONFLICT", "This user exists already.");
      return { status: 201, body: await viewUser(work, await addUser(work, email, "APPROVED")) };
    });
  },
};
