import type { ControlError } from "../control/control-error.ts";

export function answerControl(status: number, body: unknown): Response {
  if (body === undefined) return new Response(null, { status });
  return new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });
}

export function refuseControl({ status, message, code, details }: ControlError): Response {
  return answerControl(status, {
    message,
    statusCode: status,
    errorCode: code,
    ...(details !== undefined && { errorDetails: details }),
  });
}
