import { Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import type { ControlContext } from "../control/control.ts";
import { errorAnswer, toResponse } from "./answers.ts";

/** The pages are loaded when somebody looks at the first one: a sandbox in a test is never looked at. */
export function createPages(context: ControlContext): (request: Request) => Promise<Response> {
  let pages: Promise<Hono> | undefined;
  return async (request) => {
    pages ??= loadPages(context);
    return (await pages).fetch(request);
  };
}

async function loadPages(context: ControlContext): Promise<Hono> {
  const { mountPages } = await import("../pages/mount-pages.ts");
  const pages = new Hono();
  mountPages(pages, context);
  pages.notFound(() => toResponse(errorAnswer("ROUTE_NOT_FOUND")));
  pages.onError((error) => {
    if (error instanceof HTTPException) return error.getResponse();
    // Told and answered by the app around.
    throw error;
  });
  return pages;
}
