import { normalizePlace } from "../domain/places/normalize-place.ts";
import type { Work } from "../engine/work.ts";
import { type DepositTarget, depositTargets, removeDepositTarget } from "../store/tables/deposit-targets.ts";

/** From now on, money sent there is ours to deal with. A Lightning address that was given back changes hands. */
export async function openDepositPlace(work: Work, target: Omit<DepositTarget, "used" | "createdAt">): Promise<void> {
  const place = normalizePlace(target.place);
  await removeDepositTarget(work.db, place);
  await depositTargets.insert(work.db, { ...target, place, used: false, createdAt: work.now });
}
