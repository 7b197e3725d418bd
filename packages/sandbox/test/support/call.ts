import { operations } from "@svc/openapi";
import { validateResponse } from "@svc/openapi/validators";
import type { AnswerOf, OperationId } from "../../src/http/api/operation-types.ts";
import type { Sandbox } from "../../src/index.ts";

/** A sandbox in this process, or in another one. */
export type Reachable = Pick<Sandbox, "url" | "fetch">;

export interface CallInput {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Refused {
  readonly status: number;
  readonly code: string;
  readonly details: unknown;
  readonly retryAfter: string | null;
}

/** Calls the API with one key. Every answer is held against the description, also the refusals. */
export interface ApiCaller {
  readonly key: string;
  /** Expects a success. */
  call<Id extends OperationId>(id: Id, input?: CallInput): Promise<AnswerOf<Id>>;
  /** Expects a refusal. */
  refused(id: OperationId, input?: CallInput): Promise<Refused>;
}

export function createCaller(sandbox: Reachable, key: string): ApiCaller {
  return {
    key,
    async call(id, input = {}) {
      const response = await send(sandbox, key, id, input);
      const body: unknown = await response.json();
      if (!isAnswer(id, response.status, body)) {
        throw new Error(`${id} answered ${response.status} ${JSON.stringify(body)}`);
      }
      return body;
    },
    async refused(id, input = {}) {
      const response = await send(sandbox, key, id, input);
      const body: unknown = await response.json();
      const problems = validateResponse(id, response.status, body);
      if (response.status < 400 || problems.length > 0) {
        throw new Error(`${id} answered ${response.status} ${JSON.stringify(body)} ${JSON.stringify(problems)}`);
      }
      const { errorCode, errorDetails }: { errorCode?: string; errorDetails?: unknown } = Object(body);
      return {
        status: response.status,
        code: errorCode ?? "",
        details: errorDetails,
        retryAfter: response.headers.get("retry-after"),
      };
    },
  };
}

function isAnswer<Id extends OperationId>(id: Id, status: number, body: unknown): body is AnswerOf<Id> {
  return status < 400 && validateResponse(id, status, body).length === 0;
}

export function send(sandbox: Reachable, key: string, id: OperationId, input: CallInput): Promise<Response> {
  const { method, path } = operations[id];
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(input.path?.[name] ?? ""));
  const query = input.query ? `?${new URLSearchParams(input.query)}` : "";
  return sandbox.fetch(sandbox.url + filled + query, {
    method,
    headers: {
      ...(key !== "" && { "api-key": key }),
      ...(input.body !== undefined && { "content-type": "application/json" }),
      ...input.headers,
    },
    ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
  });
}
