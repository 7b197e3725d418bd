import type { LoggedRequest } from "../http/api/request-log.ts";
import { internalsOf } from "../sandbox/internals.ts";
import type { Sandbox } from "../sandbox/sandbox.ts";
import type { LogFormat } from "./read-arguments.ts";

export function logRequests(sandbox: Sandbox, format: LogFormat): void {
  const write = format === "json" ? asJson : asText;
  internalsOf(sandbox).requestLog.subscribe((request) => process.stdout.write(`${write(request)}\n`));
}

function asJson({ method, path, operationId, statusCode, errorCode, durationMs }: LoggedRequest): string {
  const time = new Date().toISOString();
  return JSON.stringify({ time, event: "request", method, path, operationId, statusCode, errorCode, durationMs });
}

function asText({ method, path, statusCode, errorCode, durationMs }: LoggedRequest): string {
  return `${statusCode} ${method} ${path} ${durationMs.toFixed(1)} ms${errorCode === null ? "" : ` ${errorCode}`}`;
}
