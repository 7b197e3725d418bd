import { Hono } from "hono";
import type { ControlContext } from "../control/control.ts";
import { addApiRoutes } from "./add-api-routes.ts";
import { addControlRoutes } from "./add-control-routes.ts";
import { addPages } from "./add-pages.ts";
import { errorAnswer, toResponse } from "./answers.ts";
import type { Api } from "./api.ts";
import { isOwnHost } from "./is-own-host.ts";

const FOREIGN_HOST = {
  message: "This sandbox answers to names of loopback only.",
  statusCode: 421,
  errorCode: "FORBIDDEN",
} as const;

export interface AppOptions {
  readonly api: Api;
  readonly control: ControlContext;
  /** Refuse requests that name another host. */
  readonly loopbackOnly: boolean;
}

export function createApp({ api, control, loopbackOnly }: AppOptions): Hono {
  const app = new Hono();
  if (loopbackOnly) {
    app.use(async ({ req }, next) => {
      const host = req.header("host") ?? new URL(req.url).host;
      if (isOwnHost(host)) return next();
      return toResponse({ status: FOREIGN_HOST.statusCode, body: FOREIGN_HOST });
    });
  }
  addApiRoutes(app, api);
  addControlRoutes(app, control, api.report);
  addPages(app, control);
  app.onError((error) => {
    api.report(error.stack ?? error.message);
    return toResponse(errorAnswer("INTERNAL_ERROR"));
  });
  return app;
}
