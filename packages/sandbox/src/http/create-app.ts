import { Hono } from "hono";
import type { ControlContext } from "../control/control.ts";
import { errorAnswer, toResponse } from "./answers.ts";
import { addApiRoutes, refuseRoute } from "./api/add-api-routes.ts";
import type { Api } from "./api/api.ts";
import { addControlRoutes, refuseControlRoute } from "./control/add-control-routes.ts";
import { createPages } from "./create-pages.ts";
import { isOwnHost } from "./is-own-host.ts";

const FOREIGN_HOST = {
  message: "This sandbox answers to names of loopback only, and to the host of its public URL.",
  statusCode: 421,
  errorCode: "FORBIDDEN",
} as const;

export interface AppOptions {
  readonly api: Api;
  readonly control: ControlContext;
  /** Refuse requests that name a host which is not ours. */
  readonly checkHost: boolean;
}

/** Answers a request. */
export interface App {
  fetch(request: Request): Response | Promise<Response>;
}

export function createApp({ api, control, checkHost }: AppOptions): App {
  const app = new Hono();
  addApiRoutes(app, api);
  addControlRoutes(app, control, api.report);
  // Not routes with wildcards: the router would try them for each call beside the one that is meant.
  const pages = createPages(control);
  app.notFound((context) => {
    const { path, raw } = context.req;
    if (isBelow("/api", path)) return refuseRoute(api, context);
    return isBelow("/_sandbox", path) ? refuseControlRoute() : pages(raw);
  });
  app.onError((error) => {
    api.report(error.stack ?? error.message);
    return toResponse(errorAnswer("INTERNAL_ERROR"));
  });
  const isForeign = ({ headers, url }: Request) => {
    const host = headers.get("host");
    if (host !== null && !isOwnHost(host, control.publicUrl)) return true;
    // A request may name another host in its first line than in its headers, and then that one counts.
    const isSame = host !== null && url.startsWith(`http://${host}/`);
    return !isSame && !isOwnHost(new URL(url).host, control.publicUrl);
  };
  return { fetch: (request) => (checkHost && isForeign(request) ? refuseHost() : app.fetch(request)) };
}

function isBelow(folder: string, path: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}

function refuseHost(): Response {
  return toResponse({ status: FOREIGN_HOST.statusCode, body: FOREIGN_HOST });
}
