import type { MiddlewareHandler } from "hono";
import type { ControlContext } from "../../control/control.ts";
import { mayControl } from "../../http/control/may-control.ts";
import { paths, withQuery } from "../paths.ts";
import { addressOf } from "./go-back.ts";

/** Sends whoever has not shown the control token to the page that asks for it. */
export function askForToken(context: ControlContext): MiddlewareHandler {
  return async (c, next) => {
    if (context.controlToken === null || mayControl(c.req.raw, context)) return next();
    return c.redirect(withQuery(paths.signIn, { back: addressOf(c.req.url) }), 303);
  };
}
