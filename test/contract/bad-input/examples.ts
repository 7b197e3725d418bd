import type { OperationId } from "@svc/openapi";
import { examples } from "@svc/openapi/examples";

type Body = Readonly<Record<string, unknown>>;

/** The request bodies that the description shows for an operation. */
export function requestExamples(operation: OperationId): Body[] {
  const requests: Readonly<Record<string, Body>> = examples[operation].requests;
  return Object.values(requests);
}

export function firstExample(operation: OperationId): Body | undefined {
  return requestExamples(operation)[0];
}
