import { operations } from "@svc/openapi";
import type { Context, Hono } from "hono";
import { type Answer, errorAnswer, toResponse } from "../answers.ts";
import { groupByPath, listMethods } from "../group-by-path.ts";
import { toRoute } from "../to-route.ts";
import type { Api } from "./api.ts";
import { callOperation } from "./call-operation.ts";
import type { OperationId } from "./operation-types.ts";
import { newTrace, type Trace } from "./trace.ts";

/** For calls that a per-user key opens: it may live on the user's device. */
const PREFLIGHT_HEADERS = {
  "access-control-allow-origin": "*",
  "access-control-allow-methods": "GET, POST",
  "access-control-allow-headers": "api-key, authorization, content-type",
  "access-control-max-age": "600",
};

/** One route for each path of the description: with one handler that fits, the router calls it without detours. */
export function addApiRoutes(app: Hono, api: Api): void {
  for (const [path, calls] of groupByPath(Object.values(operations))) {
    const route = toRoute(path);
    const answer = answerPath(api, calls);
    // One of the paths is also written with a slash at its end; it does no harm to the others.
    app.all(route, answer);
    app.all(`${route}/`, answer);
  }
}

/** For paths below the API's that are not described. */
export function refuseRoute(api: Api, context: Context): Response {
  return refuseCall(api, context, errorAnswer("ROUTE_NOT_FOUND"));
}

function answerPath(api: Api, calls: readonly DescribedCall[]): (context: Context) => Response | Promise<Response> {
  const ids = new Map<string, OperationId>(calls.map(({ method, operationId }) => [method, operationId]));
  const get = ids.get("GET");
  // HEAD is GET without the body, which is dropped on the way out.
  if (get) ids.set("HEAD", get);
  const allow = listMethods(calls);
  const headers = preflightHeaders(calls);
  return (context) => {
    const { method } = context.req;
    const id = ids.get(method);
    if (id) return answerCall(api, id, context);
    if (method === "OPTIONS") return new Response(null, { status: 204, headers });
    return refuseCall(api, context, { ...errorAnswer("METHOD_NOT_ALLOWED"), allow });
  };
}

/**
 * Pages of the web may not use the master key. A developer's sandbox has keys that everybody can work out, and a
 * connect call would let any page send events into the developer's network.
 */
function preflightHeaders(calls: readonly DescribedCall[]): Readonly<Record<string, string>> {
  const kinds: readonly string[] = calls.flatMap(({ keys }) => [...keys]);
  return kinds.includes("userKey") ? PREFLIGHT_HEADERS : {};
}

type DescribedCall = (typeof operations)[OperationId];

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
