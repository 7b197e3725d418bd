import { type OperationId, operations } from "@svc/openapi";
import { type Description, findOperation, type Operation, resolve } from "./description.ts";
import { listAnswers } from "./list-answers.ts";
import { writeCurl } from "./write-curl.ts";

/** An operation with everything that it can be asked and can answer. */
export interface OperationExamples {
  readonly operationId: OperationId;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  /** A right call, with the first of the requests. */
  readonly curl: string;
  readonly requests: readonly RequestExample[];
  readonly answers: readonly PreferredAnswer[];
}

export interface RequestExample {
  readonly example: string;
  readonly body: unknown;
  readonly curl: string;
}

export interface PreferredAnswer {
  readonly status: number;
  readonly example: string;
  /** Value of the `Prefer` header that brings this answer. */
  readonly prefer: string;
  readonly body: unknown;
  readonly curl: string;
}

/** What `GET /_mock/examples` shows. Each `curl` can be pasted into a shell as it is. */
export function listExamples(description: Description, base: string): OperationExamples[] {
  return Object.values(operations).map(({ operationId, method, path, summary }) => {
    const operation = findOperation(description, operationId);
    const url = base + fillParameters(path, operation, description);
    const bodies = listBodies(operation, description);
    const curl = (body: unknown, headers: Record<string, string> = {}) =>
      writeCurl({
        url,
        method,
        headers: {
          "api-key": "any-key",
          ...(body !== undefined && { "content-type": "application/json" }),
          ...headers,
        },
        body,
      });
    return {
      operationId,
      method,
      path,
      summary,
      curl: curl(bodies[0]?.[1]),
      requests: bodies.map(([example, body]) => ({ example, body, curl: curl(body) })),
      answers: listAnswers(description, operationId).map(({ status, example, value: body }) => {
        const prefer = `code=${status}, example=${example}`;
        return { status, example, prefer, body, curl: curl(bodies[0]?.[1], { prefer }) };
      }),
    };
  });
}

/** Puts the parameters' own examples into the path and behind it. */
function fillParameters(path: string, { parameters = [] }: Operation, { components }: Description): string {
  const url = new URL(path, "http://mock");
  for (const { name, in: place, example } of parameters.map((node) => resolve(node, components.parameters))) {
    const value = String(example);
    if (place === "path") url.pathname = decodeURI(url.pathname).replace(`{${name}}`, encodeURIComponent(value));
    else url.searchParams.set(name, value);
  }
  return url.pathname + url.search;
}

function listBodies({ requestBody }: Operation, { components }: Description): (readonly [string, unknown])[] {
  return Object.values(requestBody?.content ?? {}).flatMap(({ examples = {} }) =>
    Object.entries(examples).map(([name, node]) => [name, resolve(node, components.examples).value] as const),
  );
}
