import { createHash } from "node:crypto";
import { addApplication } from "../actions/add-application.ts";
import { insertClock } from "../engine/clock.ts";
import { newAftermath, type Work } from "../engine/work.ts";
import type { Seed } from "../options/read-seed.ts";
import type { Settings } from "../options/settings.ts";
import type { Db } from "../store/db.ts";
import { findClock } from "../store/tables/clocks.ts";

/** What a sandbox begins with, unless others have begun already. */
export async function plantSeed(db: Db, settings: Settings, seed: Seed): Promise<void> {
  await db.lockUser("seed");
  if (await findClock(db)) return;
  await insertClock(db, seed.clockMode, seed.startAt);
  const work: Work = { db, now: seed.startAt, settings, aftermath: newAftermath() };
  await addApplication(work, {
    id: "app_default",
    name: "Default application",
    masterKey: masterKeyOf(seed.keySeed),
    apiSecret: derive(seed.keySeed, "api secret"),
    webhookSecret: settings.webhookSecret,
  });
}

export function masterKeyOf(keySeed: string): string {
  return derive(keySeed, "master key");
}

/** The same seed gives the same keys: what stands in a developer's configuration outlives a restart. */
function derive(seed: string, purpose: string): string {
  return createHash("sha256").update(`${seed}/${purpose}`).digest("base64");
}
