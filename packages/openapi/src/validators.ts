import { type ErrorCode, errors } from "./generated/errors.ts";
import { type OperationId, operations } from "./generated/operations.ts";
import type { Violation } from "./generated/validation.ts";
import { validateResponse as validateShape } from "./generated/validators.ts";

export type { ParameterValues, Violation } from "./generated/validation.ts";
export { validateEvent, validateParameters, validateRequest } from "./generated/validators.ts";
export { hasWrongNetwork } from "./has-wrong-network.ts";

/**
 * Every place of an answer that is not as described for the call and the status. Stricter than a client should be: open
 * lists count as complete, and an error code must be one that the call can answer with at this status.
 */
export function validateResponse(operationId: OperationId, status: number, body: unknown): Violation[] {
  if (status === operations[operationId].success) return validateShape(operationId, status, body);
  if (status < 400) return [{ path: "", message: `status ${status} is not described for ${operationId}` }];

  const violations = validateShape(operationId, status, body);
  return violations.length > 0 ? violations : checkError(codesOf(operationId, status), status, body);
}

/** The codes that a call can answer with at a status, among them those that precede the choice of a call. */
function codesOf(operationId: OperationId, status: number): readonly string[] {
  const { default: anywhere = [], ...byStatus }: Readonly<Record<string, readonly ErrorCode[]>> =
    operations[operationId].errors;
  return [...(byStatus[status] ?? []), ...anywhere.filter((code) => errors[code].status === status)];
}

function checkError(codes: readonly string[], status: number, body: unknown): Violation[] {
  const { errorCode, statusCode }: { errorCode?: string; statusCode?: unknown } = Object(body);
  const known = codes.includes(errorCode ?? "");
  const path = "/errorCode";
  return [
    ...(known ? [] : [{ path, message: `must be one of ${codes.join(", ") || "none"}, the codes of ${status} here` }]),
    ...(statusCode === status ? [] : [{ path: "/statusCode", message: `must be ${status}` }]),
  ];
}
