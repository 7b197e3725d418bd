import { errors } from "../generated/errors.ts";

export type ControlErrorCode = keyof typeof errors;

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
    return errors[this.code].status;
  }
}

export function notFound(what: string): ControlError {
  return new ControlError("NOT_FOUND", `There is no such ${what}.`);
}

export function malformed(path: string, message: string): ControlError {
  return new ControlError("VALIDATION_FAILED", errors.VALIDATION_FAILED.meaning, [{ path, message }]);
}
