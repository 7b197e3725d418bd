import { errors } from "@svc/openapi";
import type { ErrorCode, Refusal } from "../domain/refusal.ts";

/** An answer before it is put on the wire. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly errorCode?: ErrorCode;
  readonly retryAfterSeconds?: number;
  /** The methods that a path does take. */
  readonly allow?: string;
}

/** Browsers may call the API: the per-user key may live on the user's device. */
const HEADERS = {
  "content-type": "application/json",
  "access-control-allow-origin": "*",
  "access-control-expose-headers": "allow, retry-after",
};

export function refuse({ code, details, retryAfterSeconds }: Refusal): Answer {
  return errorAnswer(code, { details, retryAfterSeconds });
}

export interface ErrorOptions {
  readonly status?: number | undefined;
  readonly details?: unknown;
  readonly retryAfterSeconds?: number | undefined;
}

export function errorAnswer(errorCode: ErrorCode, options: ErrorOptions = {}): Answer {
  const { status, meaning, retryAfterSeconds } = errors[errorCode];
  const statusCode = options.status ?? status;
  const retryAfter = options.retryAfterSeconds ?? retryAfterSeconds;
  return {
    status: statusCode,
    body: {
      message: meaning,
      statusCode,
      errorCode,
      ...(options.details !== undefined && { errorDetails: options.details }),
    },
    errorCode,
    ...(retryAfter !== null && { retryAfterSeconds: retryAfter }),
  };
}

/** `text` is the body when it has been serialised already. */
export function toResponse({ status, body, retryAfterSeconds, allow }: Answer, text = JSON.stringify(body)): Response {
  const headers = {
    ...HEADERS,
    ...(retryAfterSeconds !== undefined && { "retry-after": retryAfterSeconds.toString() }),
    ...(allow !== undefined && { allow }),
  };
  return new Response(text, { status, headers });
}
