import type { RequestListener } from "node:http";
import { getRequestListener, RequestError } from "@hono/node-server";
import { ControlError, malformed } from "../control/control-error.ts";
import { errorAnswer, toResponse } from "./answers.ts";
import { refuseControl } from "./control/control-answers.ts";
import type { App } from "./create-app.ts";

const CONTROL = "/_sandbox/";
const NO_URL = "must have a Host header and a path that together make a URL";

/** Turns what comes over the network into requests, and refuses what cannot be one in the shape that fits its path. */
export function createListener(fetch: App["fetch"]): RequestListener {
  const forApi = getRequestListener(fetch, { errorHandler: refuseApiRequest });
  const forControl = getRequestListener(fetch, { errorHandler: refuseControlRequest });
  return (incoming, outgoing) => {
    const listener = incoming.url?.startsWith(CONTROL) ? forControl : forApi;
    void listener(incoming, outgoing);
  };
}

function refuseApiRequest(error: unknown): Response {
  const details = [{ path: "", message: NO_URL }];
  const isTheirs = error instanceof RequestError;
  return toResponse(isTheirs ? errorAnswer("VALIDATION_FAILED", { details }) : errorAnswer("INTERNAL_ERROR"));
}

function refuseControlRequest(error: unknown): Response {
  const isTheirs = error instanceof RequestError;
  return refuseControl(isTheirs ? malformed("", NO_URL) : new ControlError("INTERNAL_ERROR", "The sandbox failed."));
}
