import { type Clock, createPartnerClient, createUserClient } from "@svc/client";
import { limits, operations } from "@svc/openapi";
import { validateRequest } from "@svc/openapi/validators";
import { buildInput } from "./build-input.ts";
import { type CallInput, callers } from "./callers.ts";
import { type Case, takesBody } from "./scenario.ts";
import type { Known, Target } from "./target.ts";

export interface Answer {
  readonly status: number;
  /** As it came over the wire. */
  readonly body: unknown;
  /** The code that the typed client reports; undefined when it was not at work or reports none. */
  readonly clientCode?: string | undefined;
  readonly headers: Headers;
}

/** Sends the case's request: through the typed client if that would send such a thing, else as plain HTTP. */
export function replay(target: Target, testCase: Case, known: Known): Promise<Answer> {
  const input = buildInput(target, testCase, known);
  const send = clientWouldSend(testCase, input) ? sendThroughClient : sendPlain;
  return send(target, testCase, known, input);
}

function clientWouldSend({ operation, request }: Case, { body }: CallInput): boolean {
  const { method, url, contentType, oversized, key } = request;
  if (method !== undefined || url !== undefined || contentType !== undefined || oversized) return false;
  if (key === "none") return false;
  return !takesBody(operation) || validateRequest(operation, body).length === 0;
}

async function sendThroughClient(target: Target, testCase: Case, known: Known, input: CallInput): Promise<Answer> {
  const { baseUrl } = target;
  let wire: Response | undefined;
  const fetch = async (request: Request) => {
    const response = await target.fetch(request);
    wire = response.clone();
    return response;
  };
  const keys = chooseKeys(target, testCase, known);
  const signature = testCase.request.signature;
  const clients = {
    partner: createPartnerClient({
      baseUrl,
      fetch,
      retry: false,
      apiKey: keys.masterKey,
      apiSecret: signature === "other-secret" ? "another-secret" : target.apiSecret,
      sign: signature !== "none",
      ...(signature === "old" ? { clock: slowClock } : {}),
    }),
    user: createUserClient({ baseUrl, fetch, retry: false, apiKey: keys.userKey }),
  };
  const { error, response } = await callers[testCase.operation](clients, input);
  const answer = { status: response.status, body: await wire?.json(), headers: response.headers };
  return error === undefined ? answer : { ...answer, clientCode: error.code };
}

async function sendPlain(target: Target, testCase: Case, known: Known, input: CallInput): Promise<Answer> {
  const { operation, request } = testCase;
  const { method, path, keys: kinds } = operations[operation];
  const keys = chooseKeys(target, testCase, known);
  const kind = kinds.some((each) => each === "userKey") ? "userKey" : "masterKey";
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(input.path[name] ?? ""));
  const url = new URL(request.url ?? filled, target.baseUrl);
  for (const [name, value] of Object.entries(input.query)) url.searchParams.set(name, value);
  const response = await target.fetch(url, {
    method: request.method ?? method,
    headers: {
      ...input.headers,
      ...(request.key === "none" ? {} : { "api-key": keys[kind] }),
      ...(takesBody(operation) ? { "content-type": request.contentType ?? "application/json" } : {}),
    },
    ...(takesBody(operation) ? { body: JSON.stringify(request.oversized ? oversize(input.body) : input.body) } : {}),
  });
  return { status: response.status, body: await response.json(), headers: response.headers };
}

function chooseKeys(
  { masterKey }: Target,
  { request }: Case,
  { apiKey }: Known,
): { masterKey: string; userKey: string } {
  if (request.key === "unknown") return { masterKey: "no-such-key", userKey: "no-such-key" };
  if (request.key === "other-kind") return { masterKey: apiKey, userKey: masterKey };
  return { masterKey, userKey: apiKey };
}

/** Goes an hour behind, more than any signature may be old. */
const slowClock: Clock = { now: () => Date.now() - 3_600_000, after: () => () => {} };

/** Nothing is wrong with the body but its size: members that nobody knows are allowed. */
function oversize(body: unknown): unknown {
  return { ...Object(body), padding: "x".repeat(2 * limits.requestBodySize.value) };
}
