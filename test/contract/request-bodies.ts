import type { OperationId } from "@svc/openapi";
import type { operations } from "@svc/openapi/types";

type JsonBody<Id extends OperationId> = operations[Id] extends {
  requestBody?: { content: { "application/json": infer Body } };
}
  ? Body
  : never;

/** What each operation with a body takes. */
export type RequestBodies = { [Id in OperationId as JsonBody<Id> extends never ? never : Id]: JsonBody<Id> };
