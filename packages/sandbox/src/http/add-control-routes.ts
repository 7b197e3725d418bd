import type { Hono, HonoRequest } from "hono";
import type { ControlContext, ControlId } from "../control/control.ts";
import { ControlError } from "../control/control-error.ts";
import { operations } from "../generated/operations.ts";
import { groupByPath, listMethods } from "./group-by-path.ts";
import { mayControl } from "./may-control.ts";
import { readJson } from "./read-json.ts";
import { runControl } from "./run-control.ts";
import { toRoute } from "./to-route.ts";

type Report = (problem: string) => void;

/** One route for each path of the control API. */
export function addControlRoutes(app: Hono, context: ControlContext, report: Report): void {
  for (const [path, calls] of groupByPath(Object.values(operations))) {
    const ids = new Map<string, ControlId>(calls.map(({ method, operationId }) => [method, operationId]));
    const get = ids.get("GET");
    // HEAD is GET without the body, which is dropped on the way out.
    if (get) ids.set("HEAD", get);
    app.all(toRoute(path), ({ req }) => {
      const id = ids.get(req.method);
      return id ? answerControl(id, context, req, report) : refuseMethod(req.method, listMethods(calls));
    });
  }
}

/** For paths below the control API's that are not described. */
export function refuseControl(): Response {
  return refuse(new ControlError("NOT_FOUND", "There is no such call."));
}

function refuseMethod(method: string, allow: string): Response {
  const refused = refuse(new ControlError("METHOD_NOT_ALLOWED", `This path does not take ${method}.`));
  refused.headers.set("allow", allow);
  return refused;
}

async function answerControl(
  id: ControlId,
  context: ControlContext,
  req: HonoRequest,
  report: Report,
): Promise<Response> {
  try {
    if (!mayControl(req.raw, context.controlToken)) throw new ControlError("FORBIDDEN", "This call is not allowed.");
    const raw = { path: req.param(), query: req.query(), body: await readJson(req.raw) };
    const answer = await runControl(id, context, raw);
    return answer instanceof Response ? answer : respond(operations[id].success, answer);
  } catch (error) {
    if (error instanceof ControlError) return refuse(error);
    report(`${id}: ${error instanceof Error ? error.stack : error}`);
    return refuse(new ControlError("INTERNAL_ERROR", "The sandbox failed."));
  }
}

function respond(status: number, body: unknown): Response {
  if (body === undefined) return new Response(null, { status });
  return new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });
}

function refuse({ status, message, code, details }: ControlError): Response {
  const body = {
    message,
    statusCode: status,
    errorCode: code,
    ...(details !== undefined && { errorDetails: details }),
  };
  return respond(status, body);
}
