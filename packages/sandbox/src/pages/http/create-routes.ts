import type { Context, Hono, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { every } from "hono/combine";
import { csrf } from "hono/csrf";
import type { ControlContext } from "../../control/control.ts";
import { ControlError, malformed } from "../../control/control-error.ts";
import { isOwnOrigin } from "../../http/control/may-control.ts";
import { findUnstorable } from "../../http/find-unstorable.ts";
import type { Html } from "../render/html.ts";
import { renderProblem } from "../render/render-problem.ts";
import { askForToken } from "./ask-for-token.ts";
import { Form } from "./form.ts";
import { pageHeaders } from "./secure-headers.ts";

const LARGEST_FORM_BYTES = 64 * 1024;

export interface RouteOptions {
  /** For whoever has the link: the hosted pages carry a token in their own address. */
  readonly open?: boolean;
}

/** Adds pages and the forms on them, each behind the checks that it needs. */
export interface Routes {
  readonly context: ControlContext;
  page(path: string, show: (c: Context) => Promise<Html>, options?: RouteOptions): void;
  /** Answers where to go next: a form that was sent is never shown as a page, so reloading repeats nothing. */
  form(path: string, run: (c: Context, form: Form) => Promise<string>, options?: RouteOptions): void;
}

export function createRoutes(app: Hono, context: ControlContext): Routes {
  const guards = ({ open = false }: RouteOptions = {}): MiddlewareHandler =>
    open ? every(pageHeaders) : every(pageHeaders, askForToken(context));

  const sameOrigin = csrf({ origin: (origin, c) => isOwnOrigin(origin, c.req.url, context.publicUrl) });

  return {
    context,
    page(path, show, options) {
      app.get(path, guards(options), (c) =>
        orProblem(async () => {
          requireStorable({ path: c.req.param(), query: c.req.query() });
          const page = await show(c);
          c.header("cache-control", "no-store");
          return c.html(page);
        }),
      );
    },
    form(path, run, options) {
      app.post(path, sameOrigin, bodyLimit({ maxSize: LARGEST_FORM_BYTES }), guards(options), (c) =>
        orProblem(async () => {
          const values = await readValues(c);
          requireStorable({ path: c.req.param(), values });
          return c.redirect(await run(c, new Form(values)), 303);
        }),
      );
    },
  };
}

async function readValues(c: Context): Promise<Readonly<Record<string, unknown>>> {
  try {
    return await c.req.parseBody();
  } catch (error) {
    // What broke off, or has no boundaries. One that is too large is answered by who measures it.
    throw error instanceof TypeError ? malformed("", "is no form") : error;
  }
}

/** Looking for what no database can keep is a mistake in some of them. */
function requireStorable(given: unknown): void {
  const [problem] = findUnstorable(given);
  if (problem) throw malformed(problem.path, problem.message);
}

async function orProblem(answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer();
  } catch (error) {
    if (!(error instanceof ControlError)) throw error;
    const title = error.code === "NOT_FOUND" ? "Not found" : "This did not work";
    return new Response(String(await renderProblem(title, error.message)), {
      status: error.status,
      headers: { "content-type": "text/html; charset=utf-8" },
    });
  }
}
