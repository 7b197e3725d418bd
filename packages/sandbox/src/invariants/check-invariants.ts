import type { Work } from "../engine/work.ts";
import { checkConnections } from "./check-connections.ts";
import { checkLedger } from "./check-ledger.ts";

/** Everything that has to be true at all times, whatever was called in whatever order; answers what is not. */
export async function checkInvariants(work: Work): Promise<string[]> {
  return [...(await checkLedger(work)), ...(await checkConnections(work))];
}
