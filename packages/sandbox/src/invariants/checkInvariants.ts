import type { Work } from "../work.ts";
import { checkConnections } from "./checkConnections.ts";
import { checkLedger } from "./checkLedger.ts";

/** Everything that has to be true at all times, whatever was called in whatever order; answers what is not. */
export async function checkInvariants(work: Work): Promise<string[]> {
  return [...(await checkLedger(work)), ...(await checkConnections(work))];
}
