import { attempt } from "../http/attempt.ts";
import type { Routes } from "../http/create-routes.ts";
import { goBack } from "../http/go-back.ts";
import { noticeOf } from "../http/notice-of.ts";
import { paths } from "../paths.ts";
import { readAccount, readHistory, readIntegrations, readUser } from "../read/read-account.ts";
import { pageNumber } from "../read/read-page.ts";
import { renderAccount } from "../render/user/render-account.ts";
import { renderHistory } from "../render/user/render-history.ts";
import { renderIntegrations } from "../render/user/render-integrations.ts";

/** The user's dashboard. */
export function addAccountRoutes({ page, form, context: { engine, commands } }: Routes): void {
  page("/account/:userId", async (c) => {
    const { userId = "" } = c.req.param();
    return renderAccount(await engine.read((work) => readAccount(work, userId, pageNumber(c.req.query("page")))));
  });

  page("/account/:userId/integrations", async (c) => {
    const { userId = "" } = c.req.param();
    const view = await engine.read(async (work) => ({
      user: await readUser(work, userId),
      integrations: await readIntegrations(work, userId),
    }));
    return renderIntegrations({ ...view, notice: noticeOf(c) });
  });

  form("/account/:userId/integrations/revoke", async (c, form) => {
    const { userId = "" } = c.req.param();
    const notice = await attempt(() => commands.revokeKey(userId, form.text("applicationId")), "key-revoked");
    return goBack(paths.integrations(userId), notice);
  });

  page("/account/:userId/history", async (c) => {
    const { userId = "" } = c.req.param();
    return renderHistory(await engine.read((work) => readHistory(work, userId, pageNumber(c.req.query("page")))));
  });
}
