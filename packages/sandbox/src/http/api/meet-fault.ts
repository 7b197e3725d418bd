import { setTimeout as delay } from "node:timers/promises";
import { errors } from "@svc/openapi";
import type { ErrorCode } from "../../domain/refusal.ts";
import type { Engine } from "../../engine/engine.ts";
import { note } from "../../engine/work.ts";
import { type Fault, spendFault } from "../../store/tables/faults.ts";
import type { Api } from "./api.ts";

export interface InjectedError {
  readonly code: ErrorCode;
  readonly status: number;
}

const BROKEN_OFF: InjectedError = { code: "INTERNAL_ERROR", status: errors.INTERNAL_ERROR.status };

/** Lets a call run into the failure that was set up for it: late, refused, or both. */
export async function meetFault({ engine, closing }: Api, fault: Fault): Promise<InjectedError | undefined> {
  if (fault.timesLeft !== null && !(await useUp(engine, fault))) return undefined;
  if (fault.delayMs !== null && !(await holdBack(fault.delayMs, closing))) return BROKEN_OFF;
  if (fault.errorCode === null && fault.statusCode === null) return undefined;
  const code = isErrorCode(fault.errorCode) ? fault.errorCode : "INTERNAL_ERROR";
  return { code, status: fault.statusCode ?? errors[code].status };
}

/** False when the sandbox closes meanwhile: there is nothing left then to answer from. */
async function holdBack(delayMs: number, closing: AbortSignal): Promise<boolean> {
  await delay(delayMs, undefined, { signal: closing }).catch(() => {});
  return !closing.aborted;
}

function useUp(engine: Engine, { id }: Fault): Promise<boolean> {
  return engine.write(async (work) => {
    const used = await spendFault(work.db, id);
    note(work, { kind: "fault", id, state: "met" });
    return used;
  });
}

export function isErrorCode(code: string | null): code is ErrorCode {
  return code !== null && Object.hasOwn(errors, code);
}
