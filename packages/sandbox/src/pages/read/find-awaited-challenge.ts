import type { Work } from "../../engine/work.ts";
import { type Challenge, findOpenChallenge } from "../../store/tables/challenges.ts";
import type { Connection } from "../../store/tables/connections.ts";

/** The code that the user of a connection is asked for right now, to begin or to end it. */
export async function findAwaitedChallenge(work: Work, connection: Connection): Promise<Challenge | undefined> {
  const purpose = PURPOSES.get(connection.status);
  if (purpose === undefined || connection.standingOrderId === null) return undefined;
  const challenge = await findOpenChallenge(work.db, connection.standingOrderId, purpose);
  return challenge && work.now < challenge.expiresAt ? challenge : undefined;
}

const PURPOSES: ReadonlyMap<Connection["status"], Challenge["purpose"]> = new Map([
  ["PENDING", "activation"],
  ["ACTIVE", "cancellation"],
]);
