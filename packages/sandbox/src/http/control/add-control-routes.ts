import type { Hono, HonoRequest } from "hono";
import type { ControlContext, ControlId } from "../../control/control.ts";
import { ControlError } from "../../control/control-error.ts";
import { operations } from "../../generated/operations.ts";
import { groupByPath, listMethods } from "../group-by-path.ts";
import { toRoute } from "../to-route.ts";
import { answerControl, refuseControl } from "./control-answers.ts";
import { mayControl } from "./may-control.ts";
import { readJson } from "./read-json.ts";
import { runControl } from "./run-control.ts";

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
      return id ? runCall(id, context, req, report) : refuseMethod(req.method, listMethods(calls));
    });
  }
}

/** For paths below the control API's that are not described. */
export function refuseControlRoute(): Response {
  return refuseControl(new ControlError("NOT_FOUND", "There is no such call."));
}

function refuseMethod(method: string, allow: string): Response {
  const refused = refuseControl(new ControlError("METHOD_NOT_ALLOWED", `This path does not take ${method}.`));
  refused.headers.set("allow", allow);
  return refused;
}

/** A stream that nobody reads would never end. */
async function withoutBody({ body, status, headers }: Response): Promise<Response> {
  await body?.cancel();
  return new Response(null, { status, headers });
}

async function runCall(id: ControlId, context: ControlContext, req: HonoRequest, report: Report): Promise<Response> {
  try {
    if (!mayControl(req.raw, context)) throw new ControlError("FORBIDDEN", "This call is not allowed.");
    const raw = { path: req.param(), query: req.query(), body: await readJson(req.raw) };
    const answer = await runControl(id, context, raw);
    if (answer instanceof Response) return req.method === "HEAD" ? withoutBody(answer) : answer;
    return answerControl(operations[id].success, answer);
  } catch (error) {
    if (error instanceof ControlError) return refuseControl(error);
    report(`${id}: ${error instanceof Error ? error.stack : error}`);
    return refuseControl(new ControlError("INTERNAL_ERROR", "The sandbox failed."));
  }
}
