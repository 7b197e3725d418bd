import type { IncomingMessage, ServerResponse } from "node:http";

/** Headers of ours that a page may read besides those that it always may. */
const EXPOSED = ["Allow", "Retry-After"];

/** Lets pages of any origin call the mock: there is nothing in it to protect. */
export function allowBrowsers({ headers }: IncomingMessage, response: ServerResponse): void {
  response.setHeader("access-control-allow-origin", headers.origin ?? "*");
  response.setHeader("access-control-expose-headers", EXPOSED.join(", "));
  response.setHeader("vary", "origin");
}

/** The browser's question whether it may send a request at all. */
export function isPreflight({ method, headers }: IncomingMessage): boolean {
  return method === "OPTIONS" && headers["access-control-request-method"] !== undefined;
}

export function answerPreflight({ headers }: IncomingMessage, response: ServerResponse): void {
  response.setHeader("access-control-allow-methods", headers["access-control-request-method"] ?? "");
  response.setHeader("access-control-allow-headers", headers["access-control-request-headers"] ?? "");
  response.setHeader("access-control-max-age", "600");
  response.writeHead(204).end();
}
