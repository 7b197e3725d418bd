import { type OperationId, operations } from "@svc/openapi";
import { examples } from "@svc/openapi/examples";
import { takesBody } from "../scenario.ts";
import { firstExample } from "./examples.ts";
import type { BadRequest } from "./request.ts";
import { signConnect } from "./sign.ts";

export interface Keys {
  readonly masterKey: string;
  readonly apiSecret: string;
  readonly userKey: string;
}

export interface Surroundings {
  readonly url: string;
  readonly keys: Keys;
  readonly fetch: (input: string, init: RequestInit) => Promise<Response>;
}

/** Sends a bad request; what it does not say is as the description wants it. */
export function send({ url, keys, fetch }: Surroundings, operation: OperationId, bad: BadRequest): Promise<Response> {
  const { method: usual, keys: kinds } = operations[operation];
  const method = bad.method ?? usual;
  const mayHaveBody = method !== "GET" && takesBody(operation);
  const apiKey = kinds.some((kind) => kind === "masterKey") ? keys.masterKey : keys.userKey;
  const body = bad.body ?? JSON.stringify(firstExample(operation));
  return fetch(url + address(operation, bad), {
    method,
    headers: {
      "api-key": apiKey,
      ...(mayHaveBody && { "content-type": "application/json" }),
      ...(operation === "connectUser" && { authorization: signConnect(keys.apiSecret, body) }),
      ...bad.headers,
    },
    ...(mayHaveBody && { body }),
  });
}

function address(operation: OperationId, { path, query }: BadRequest): string {
  const { parameters } = examples[operation];
  const values: Readonly<Record<string, string>> = { ...parameters.path, ...path };
  const filled = operations[operation].path.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");
  const usual = new URLSearchParams(parameters.query);
  return filled + (query ?? (usual.size > 0 ? `?${usual}` : ""));
}
