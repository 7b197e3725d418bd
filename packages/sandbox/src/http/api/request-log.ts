import { maskBody, maskPath } from "./mask-secrets.ts";
import type { LoggedCaller } from "./trace.ts";

/** Longer bodies are cut off here. */
const BODY_LIMIT = 4096;

export interface LoggedRequest {
  readonly id: number;
  /** In the sandbox's time, Unix milliseconds. */
  readonly at: number;
  readonly method: string;
  /** With the query. */
  readonly path: string;
  readonly operationId: string | null;
  readonly caller: LoggedCaller | null;
  readonly statusCode: number;
  readonly errorCode: string | null;
  readonly durationMs: number;
  readonly requestBody: string | null;
  readonly responseBody: string | null;
}

type NewRequest = Omit<LoggedRequest, "id" | "requestBody"> & { readonly requestBody: Uint8Array | null };
type Entry = NewRequest & { readonly id: number };

/** The latest requests, for the dashboard; the memory it takes does not grow with the traffic. */
export interface RequestLog {
  add(request: NewRequest): void;
  /** Newest first, without secrets. */
  list(limit: number, offset?: number): LoggedRequest[];
  readonly size: number;
  /** Answers how to stop listening. */
  subscribe(listener: (request: LoggedRequest) => void): () => void;
  clear(): void;
}

export function createRequestLog(capacity: number): RequestLog {
  const ring: Entry[] = [];
  const listeners = new Set<(request: LoggedRequest) => void>();
  let added = 0;

  return {
    add(request) {
      added += 1;
      const entry = { ...request, ...shorten(request), id: added };
      ring[(added - 1) % capacity] = entry;
      for (const listener of listeners) listener(present(entry));
    },
    list(limit, offset = 0) {
      return [...ring]
        .sort((one, other) => other.id - one.id)
        .slice(offset, offset + limit)
        .map(present);
    },
    get size() {
      return ring.length;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    clear() {
      ring.length = 0;
      added = 0;
    },
  };
}

/** Copies what is kept of a long body: a part of it would keep all of it in memory. */
function shorten({ requestBody, responseBody }: NewRequest): Pick<NewRequest, "requestBody" | "responseBody"> {
  const long = responseBody !== null && responseBody.length > BODY_LIMIT;
  return {
    requestBody: requestBody && (requestBody.length > BODY_LIMIT ? requestBody.slice(0, BODY_LIMIT) : requestBody),
    responseBody: long ? Buffer.from(responseBody.slice(0, BODY_LIMIT)).toString() : responseBody,
  };
}

function present(entry: Entry): LoggedRequest {
  const { path, requestBody, responseBody } = entry;
  return {
    ...entry,
    path: maskPath(path),
    requestBody: requestBody && maskBody(new TextDecoder().decode(requestBody)),
    responseBody: responseBody && maskBody(responseBody),
  };
}
