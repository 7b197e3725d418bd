import { operations } from "@svc/openapi";
import { isErrorCode } from "../http/meetFault.ts";
import { viewFault } from "../views/faultView.ts";
import type { Control } from "./control.ts";
import { malformed } from "./controlError.ts";
import { Input } from "./input.ts";

const LONGEST_DELAY_MS = 60_000;
const MOST_TIMES = 1_000_000;

export const createFault: Control = {
  method: "POST",
  path: "/faults",
  async handle({ context, body }) {
    const input = new Input(body);
    const operationId = input.text("operationId");
    if (!Object.hasOwn(operations, operationId)) throw malformed("/operationId", "is no operation of the API");
    const errorCode = input.optionalText("errorCode") ?? null;
    if (errorCode !== null && !isErrorCode(errorCode)) throw malformed("/errorCode", "is no error code of the API");
    const fault = await context.commands.addFault({
      operationId,
      errorCode,
      statusCode: input.optionalInteger("statusCode", 400, 599) ?? null,
      delayMs: input.optionalInteger("delayMs", 0, LONGEST_DELAY_MS) ?? null,
      timesLeft: input.optionalInteger("times", 1, MOST_TIMES) ?? null,
    });
    return { status: 201, body: viewFault(fault) };
  },
};
