import type { MiddlewareHandler } from "hono";
import { mayControl } from "../../http/may-control.ts";
import { paths, withQuery } from "../paths.ts";
import { addressOf } from "./go-back.ts";

/** Sends whoever has not shown the control token to the page that asks for it. */
export function askForToken(token: string | null): MiddlewareHandler {
  return async (c, next) => {
    if (token === null || mayControl(c.req.raw, token)) return next();
    return c.redirect(withQuery(paths.signIn, { back: addressOf(c.req.url) }), 303);
  };
}
