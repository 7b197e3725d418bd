import { maskSecrets } from "./maskSecrets.ts";

export interface LoggedRequest {
  /** In real time, Unix milliseconds. */
  readonly at: number;
  readonly method: string;
  readonly path: string;
  readonly operationId: string | null;
  readonly status: number;
  readonly errorCode: string | null;
  readonly durationMs: number;
}

/** The latest requests, for the dashboard; the memory it takes does not grow with the traffic. */
export interface RequestLog {
  add(request: LoggedRequest): void;
  /** Newest first. */
  list(limit: number): LoggedRequest[];
  /** Answers how to stop listening. */
  subscribe(listener: (request: LoggedRequest) => void): () => void;
  clear(): void;
}

export function createRequestLog(capacity: number): RequestLog {
  const listeners = new Set<(request: LoggedRequest) => void>();
  const ring: LoggedRequest[] = [];
  let next = 0;

  return {
    add(request) {
      ring[next] = request;
      next = (next + 1) % capacity;
      for (const listener of listeners) listener(mask(request));
    },
    list(limit) {
      const newestFirst = [...ring.slice(0, next).reverse(), ...ring.slice(next).reverse()];
      return newestFirst.slice(0, limit).map(mask);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    clear() {
      ring.length = 0;
      next = 0;
    },
  };
}

function mask(request: LoggedRequest): LoggedRequest {
  return { ...request, path: maskSecrets(request.path) };
}
