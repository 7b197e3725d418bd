import { operations } from "@svc/openapi";
import { isErrorCode } from "../http/meetFault.ts";
import { newId } from "../random.ts";
import { type Fault, faults } from "../store/tables/faults.ts";
import { viewFault } from "../views/faultView.ts";
import { note } from "../work.ts";
import type { Control } from "./control.ts";
import { malformed } from "./controlError.ts";
import { Input } from "./input.ts";

const LONGEST_DELAY_MS = 60_000;

export const createFault: Control = {
  method: "POST",
  path: "/faults",
  async handle({ context, body }) {
    const fault = readFault(new Input(body));
    await context.engine.write(async (work) => {
      await faults.insert(work.db, fault);
      note(work, { kind: "fault", id: fault.id, state: "added" });
    });
    return { status: 201, body: viewFault(fault) };
  },
};

function readFault(input: Input): Fault {
  const operationId = input.text("operationId");
  if (!Object.hasOwn(operations, operationId)) throw malformed("/operationId", "is no operation of the API");
  const errorCode = input.optionalText("errorCode") ?? null;
  if (errorCode !== null && !isErrorCode(errorCode)) throw malformed("/errorCode", "is no error code of the API");
  const statusCode = input.optionalInteger("statusCode", 400, 599) ?? null;
  const delayMs = input.optionalInteger("delayMs", 0, LONGEST_DELAY_MS) ?? null;
  if (errorCode === null && statusCode === null && delayMs === null) {
    throw malformed("", "needs errorCode, statusCode or delayMs");
  }
  const timesLeft = input.optionalInteger("times", 1, 1_000_000) ?? null;
  return { id: newId("flt"), operationId, errorCode, statusCode, delayMs, timesLeft };
}
