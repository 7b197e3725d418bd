export type ControlErrorCode =
  | "VALIDATION_FAILED"
  | "FORBIDDEN"
  | "NOT_FOUND"
  | "METHOD_NOT_ALLOWED"
  | "CONFLICT"
  | "INTERNAL_ERROR";

const STATUSES: Readonly<Record<ControlErrorCode, number>> = {
  VALIDATION_FAILED: 400,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  INTERNAL_ERROR: 500,
};

/** Answered in the shape of the API's own errors. */
export class ControlError extends Error {
  readonly code: ControlErrorCode;
  readonly details: unknown;

  constructor(code: ControlErrorCode, message: string, details?: unknown) {
    super(message);
    this.name = "ControlError";
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return STATUSES[this.code];
  }
}

export function notFound(what: string): ControlError {
  return new ControlError("NOT_FOUND", `There is no such ${what}.`);
}

export function malformed(path: string, message: string): ControlError {
  return new ControlError("VALIDATION_FAILED", "The request does not have the described shape.", [{ path, message }]);
}
