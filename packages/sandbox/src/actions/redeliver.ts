import { note, type Work, wake } from "../engine/work.ts";
import { type Delivery, findDelivery, restartDelivery } from "../store/tables/deliveries.ts";

/** Sends an event once more, now, and by the whole schedule when that fails. */
export async function redeliver(work: Work, id: string): Promise<Delivery | undefined> {
  const delivery = await findDelivery(work.db, id);
  if (!delivery) return undefined;
  await work.db.lockUser(delivery.userId);
  await restartDelivery(work.db, id, work.now);
  wake(work, work.now);
  note(work, { kind: "delivery", id, state: "pending", userId: delivery.userId });
  return findDelivery(work.db, id);
}
