import type { Hono, HonoRequest } from "hono";
import type { Control, ControlAnswer, ControlContext } from "../control/control.ts";
import { ControlError, malformed } from "../control/controlError.ts";
import { controls } from "../control/controls.ts";
import { mayControl } from "./mayControl.ts";

const PREFIX = "/_sandbox";

type Report = (problem: string) => void;

export function addControlRoutes(app: Hono, context: ControlContext, report: Report): void {
  for (const control of Object.values(controls)) {
    app.on(control.method, PREFIX + control.path, ({ req }) => answerControl(control, context, req, report));
  }
  app.all(`${PREFIX}/*`, () => refuse(new ControlError("NOT_FOUND", "There is no such call.")));
}

async function answerControl(
  control: Control,
  context: ControlContext,
  req: HonoRequest,
  report: Report,
): Promise<Response> {
  try {
    if (!mayControl(req.raw, context.controlToken)) throw new ControlError("FORBIDDEN", "This call is not allowed.");
    const body = await readJson(req.raw);
    const call = { context, params: req.param(), query: req.query(), body };
    const answer = await control.handle(call);
    return answer instanceof Response ? answer : respond(answer);
  } catch (error) {
    if (error instanceof ControlError) return refuse(error);
    report(`${control.path}: ${error instanceof Error ? error.stack : error}`);
    return refuse(new ControlError("INTERNAL_ERROR", "The sandbox failed."));
  }
}

/** Only JSON that says so: a foreign page cannot send that without asking first. */
async function readJson(request: Request): Promise<unknown> {
  const text = request.method === "POST" ? await request.text() : "";
  if (text === "") return undefined;
  if (!request.headers.get("content-type")?.startsWith("application/json")) throw malformed("", "must be JSON");
  try {
    return JSON.parse(text);
  } catch {
    throw malformed("", "is not JSON");
  }
}

function respond({ status, body }: ControlAnswer): Response {
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
  return respond({ status, body });
}
