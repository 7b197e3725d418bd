import type { ErrorCode, OperationId } from "@svc/openapi";

/** What is sent in place of what an operation expects; whatever is not given is right. */
export interface BadRequest {
  /** What is wrong with it. */
  readonly name: string;
  readonly code: ErrorCode;
  readonly method?: string;
  readonly path?: Readonly<Record<string, string>>;
  /** With its question mark. */
  readonly query?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array<ArrayBuffer>;
}

/** Makes the bad requests of one kind for an operation; none when the kind does not apply to it. */
export type BadInput = (operation: OperationId) => readonly BadRequest[];
