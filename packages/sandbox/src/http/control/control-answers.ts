import type { ControlError } from "../../control/control-error.ts";

/** Keys stand in these answers: nobody keeps them, and no page of another origin gets them into its process. */
const GUARDED = {
  "cache-control": "no-store",
  "cross-origin-resource-policy": "same-origin",
  "x-content-type-options": "nosniff",
};

export function answerControl(status: number, body: unknown): Response {
  if (body === undefined) return new Response(null, { status, headers: GUARDED });
  return new Response(JSON.stringify(body), { status, headers: { ...GUARDED, "content-type": "application/json" } });
}

export function refuseControl({ status, message, code, details }: ControlError): Response {
  return answerControl(status, {
    message,
    statusCode: status,
    errorCode: code,
    ...(details !== undefined && { errorDetails: details }),
  });
}
