import { webhookDelivery } from "@svc/openapi";
import { retryDelay } from "../domain/retry-schedule.ts";
import { note, type Work, wake } from "../engine/work.ts";
import { saveOutcome } from "../store/tables/attempts.ts";
import {
  type Delivery,
  endDelivery,
  findFirstInLane,
  postponeDelivery,
  releaseDelivery,
} from "../store/tables/deliveries.ts";
import type { Outcome } from "./send.ts";

/** Writes down how an attempt ended, and when the delivery, or the next one of the same user, is due. */
export async function recordOutcome(work: Work, delivery: Delivery, number: number, outcome: Outcome): Promise<void> {
  await work.db.lockUser(delivery.userId);
  await saveOutcome(work.db, delivery.id, number, outcome);
  const delivered = outcome.statusCode !== null && outcome.statusCode >= 200 && outcome.statusCode < 300;
  if (delivered) return end(work, delivery, "delivered");

  const failures = delivery.failures + 1;
  const seed = `${work.settings.pricing.seed}:${delivery.id}`;
  const delay = retryDelay(webhookDelivery, failures, seed);
  if (delay === undefined) return end(work, delivery, "exhausted");
  await retry(work, delivery, failures, work.now + delay);
}

async function retry(work: Work, { id, userId }: Delivery, failures: number, nextAttemptAt: number): Promise<void> {
  await postponeDelivery(work.db, id, failures, nextAttemptAt);
  wake(work, nextAttemptAt);
  note(work, { kind: "delivery", id, state: "pending", userId });
}

async function end(work: Work, delivery: Delivery, status: "delivered" | "exhausted"): Promise<void> {
  const { id, userId, applicationId } = delivery;
  await endDelivery(work.db, id, status);
  note(work, { kind: "delivery", id, state: status, userId });
  const following = await findFirstInLane(work.db, userId, applicationId);
  if (!following || following.nextAttemptAt !== null) return;
  await releaseDelivery(work.db, following.id, work.now);
  wake(work, work.now);
}
