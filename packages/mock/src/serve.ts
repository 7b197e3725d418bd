import type { IncomingMessage, ServerResponse } from "node:http";
import { allowBrowsers, answerPreflight, isPreflight } from "./allow-browsers.ts";
import type { Answer } from "./answer.ts";
import { Refusal } from "./refusal.ts";

/** Turns a function that answers or throws a Refusal into a listener for requests. */
export function serve(answerRequest: (request: IncomingMessage) => Promise<Answer>) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    allowBrowsers(request, response);
    if (isPreflight(request)) return answerPreflight(request, response);
    const answer = await answerRequest(request).catch(answerError);
    // What was not read of the body is let go, or the connection could not be used again.
    request.resume();
    if (!response.destroyed) send(response, answer);
  };
}

function answerError(error: unknown): Answer {
  if (error instanceof Refusal) return error.answer;
  // A sender who hangs up in the middle of the body ends up here too, but nobody reads the answer then.
  if (!(error instanceof Error && "code" in error && error.code === "ECONNRESET")) console.error("svc-mock:", error);
  return new Refusal("INTERNAL_ERROR").answer;
}

function send(response: ServerResponse, { status, headers = {}, body }: Answer): void {
  const bytes = Buffer.from(body === undefined ? "" : JSON.stringify(body));
  const type = bytes.length > 0 ? { "content-type": "application/json" } : {};
  response.writeHead(status, { ...headers, ...type, "content-length": bytes.length }).end(bytes);
}
