import { operations } from "@svc/openapi";
import type { Context, Hono } from "hono";
import { type Answer, errorAnswer, toResponse } from "./answers.ts";
import type { Api } from "./api.ts";
import { callOperation } from "./callOperation.ts";
import type { OperationId } from "./operationTypes.ts";
import { newTrace, type Trace } from "./trace.ts";

const PREFLIGHT_HEADERS = {
  "access-control-allow-origin": "*",
  "access-control-allow-methods": "GET, POST",
  "access-control-allow-headers": "api-key, authorization, content-type",
  "access-control-max-age": "600",
};

/** One route for each operation of the description, and an answer for everything beside them. */
export function addApiRoutes(app: Hono, api: Api): void {
  const entries = Object.values(operations);
  for (const { operationId, method, path } of entries) {
    // One of the paths is also written with a slash at its end; it does no harm to the others.
    for (const route of [toRoute(path), `${toRoute(path)}/`]) {
      app.on(method, route, (context) => answerCall(api, operationId, context));
    }
  }
  app.options("/api/*", () => new Response(null, { status: 204, headers: PREFLIGHT_HEADERS }));
  for (const [path, methods] of groupMethods()) {
    const refusal = { ...errorAnswer("METHOD_NOT_ALLOWED"), allow: methods.join(", ") };
    app.all(toRoute(path), (context) => refuseCall(api, context, refusal));
  }
  app.all("/api/*", (context) => refuseCall(api, context, errorAnswer("ROUTE_NOT_FOUND")));
}

function groupMethods(): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const { path, method } of Object.values(operations)) groups.set(path, [...(groups.get(path) ?? []), method]);
  return groups;
}

function toRoute(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ":$1");
}

async function answerCall(api: Api, id: OperationId, context: Context): Promise<Response> {
  const begin = performance.now();
  const { req } = context;
  const trace = newTrace();
  const answer = await callOperation(api, id, {
    request: req.raw,
    apiKey: req.header("api-key"),
    path: req.param(),
    query: req.query(),
    trace,
  });
  return finish(api, context, answer, { operationId: id, trace, durationMs: performance.now() - begin });
}

function refuseCall(api: Api, context: Context, answer: Answer): Response {
  return finish(api, context, answer, { operationId: null, trace: newTrace(), durationMs: 0 });
}

interface Seen {
  readonly operationId: string | null;
  readonly trace: Trace;
  readonly durationMs: number;
}

function finish(api: Api, { req }: Context, answer: Answer, { trace, ...seen }: Seen): Response {
  const body = JSON.stringify(answer.body);
  api.requestLog.add({
    ...seen,
    ...trace,
    at: trace.at ?? Date.now(),
    method: req.method,
    path: pathWithQuery(req.url),
    statusCode: answer.status,
    errorCode: answer.errorCode ?? null,
    responseBody: body,
  });
  return toResponse(answer, body);
}

function pathWithQuery(url: string): string {
  return url.slice(url.indexOf("/", url.indexOf("//") + 2));
}
