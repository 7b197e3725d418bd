import type { Fault } from "../store/tables/faults.ts";

export interface FaultView {
  readonly id: string;
  readonly operationId: string;
  readonly errorCode: string | null;
  readonly statusCode: number | null;
  readonly delayMs: number | null;
  readonly timesLeft: number | null;
}

export function viewFault({ id, operationId, errorCode, statusCode, delayMs, timesLeft }: Fault): FaultView {
  return { id, operationId, errorCode, statusCode, delayMs, timesLeft };
}
