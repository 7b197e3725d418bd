import { setCookie } from "hono/cookie";
import { mayControl, TOKEN_COOKIE } from "../../http/control/may-control.ts";
import type { Routes } from "../http/create-routes.ts";
import { goBack } from "../http/go-back.ts";
import { paths, withQuery } from "../paths.ts";
import { renderSignIn } from "../render/render-sign-in.ts";

const OPEN = { open: true } as const;

/** Where the sandbox can be reached by others, its pages ask for the control token once. */
export function addSignInRoutes({ page, form, context }: Routes): void {
  page(
    paths.signIn,
    async (c) => {
      const { back = paths.overview, wrong } = c.req.query();
      return renderSignIn({ back, wrong: wrong === "yes" });
    },
    OPEN,
  );

  form(
    paths.signIn,
    async (c, form) => {
      const token = form.text("token");
      const asked = new Request(c.req.url, { headers: { authorization: `Bearer ${token}` } });
      if (!mayControl(asked, context)) return withQuery(paths.signIn, { back: form.text("back"), wrong: "yes" });
      const secure = c.req.header("origin")?.startsWith("https:") ?? false;
      setCookie(c, TOKEN_COOKIE, token, { httpOnly: true, sameSite: "Strict", path: "/", secure });
      return goBack(form.text("back"), "signed-in");
    },
    OPEN,
  );
}
