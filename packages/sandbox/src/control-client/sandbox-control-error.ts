import type { components } from "../generated/types.ts";

type Refusal = components["schemas"]["Error"];

/** The sandbox refused a control call. Its message says why; `body` holds the whole answer. */
export class SandboxControlError extends Error {
  /** The HTTP status. */
  readonly status: number;
  /** What was answered: `{ message, statusCode, errorCode, errorDetails? }`, or a text when something in between answered. */
  readonly body: unknown;

  constructor(id: string, status: number, body: unknown) {
    super(`${id} was answered ${status}: ${explain(body)}`);
    this.name = "SandboxControlError";
    this.status = status;
    this.body = body;
  }
}

function explain(body: unknown): string {
  if (!isRefusal(body)) return String(body);
  return body.errorDetails === undefined ? body.message : `${body.message} ${JSON.stringify(body.errorDetails)}`;
}

function isRefusal(body: unknown): body is Refusal {
  return typeof body === "object" && body !== null && "message" in body;
}
