import { operations } from "@svc/openapi";
import { isErrorCode } from "../http/api/meet-fault.ts";
import type { Control } from "./control.ts";
import { malformed } from "./control-error.ts";

export const createFault: Control<"createFault"> = {
  async handle({ context, body: { operationId, errorCode = null, statusCode = null, delayMs = null, times = null } }) {
    if (!Object.hasOwn(operations, operationId)) throw malformed("/operationId", "is no operation of the API");
    if (errorCode !== null && !isErrorCode(errorCode)) throw malformed("/errorCode", "is no error code of the API");
    return context.commands.addFault({ operationId, errorCode, statusCode, delayMs, timesLeft: times });
  },
};
