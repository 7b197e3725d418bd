import { attempt } from "../http/attempt.ts";
import type { Routes } from "../http/create-routes.ts";
import { goBack } from "../http/go-back.ts";
import { paths } from "../paths.ts";
import { pageNumber } from "../read/read-page.ts";
import { readSurroundings } from "../read/read-surroundings.ts";
import { readUsers } from "../read/read-users.ts";
import { renderUsers } from "../render/developer/render-users.ts";

export function addUsersRoutes({ page, form, context: { engine, commands } }: Routes): void {
  page(paths.users, (c) =>
    engine.read(async (work) => {
      const users = await readUsers(work, pageNumber(c.req.query("page")));
      return renderUsers({ users }, await readSurroundings(engine, work, c));
    }),
  );

  form(paths.users, async (_c, form) => {
    const refused = { CONFLICT: "user-exists", VALIDATION_FAILED: "email-refused" } as const;
    return goBack(paths.users, await attempt(() => commands.addUser(form.text("email")), "user-added", refused));
  });
}
