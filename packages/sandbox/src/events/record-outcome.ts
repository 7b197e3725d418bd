import { webhookDelivery } from "@svc/openapi";
import { retryDelay } from "../domain/retry-schedule.ts";
import { type Delivery, findFirstInLane } from "../store/tables/deliveries.ts";
import { note, type Work, wake } from "../work.ts";
import type { Outcome } from "./send.ts";

/** Writes down how an attempt ended, and when the delivery, or the next one of the same user, is due. */
export async function recordOutcome(work: Work, delivery: Delivery, number: number, outcome: Outcome): Promise<void> {
  await work.db.lockUser(delivery.userId);
  await work.db.run(
    "UPDATE attempts SET status_code = ?, error = ?, duration_ms = ? WHERE delivery_id = ? AND number = ?",
    outcome.statusCode,
    outcome.error,
    outcome.durationMs,
    delivery.id,
    number,
  );
  const delivered = outcome.statusCode !== null && outcome.statusCode >= 200 && outcome.statusCode < 300;
  if (delivered) return end(work, delivery, "delivered");

  const failures = delivery.failures + 1;
  const seed = `${work.settings.pricing.seed}:${delivery.id}`;
  const delay = retryDelay(webhookDelivery, failures, seed);
  if (delay === undefined) return end(work, delivery, "exhausted");
  await retry(work, delivery, failures, work.now + delay);
}

async function retry(work: Work, { id, userId }: Delivery, failures: number, nextAttemptAt: number): Promise<void> {
  await work.db.run(
    "UPDATE deliveries SET failures = ?, next_attempt_at = ? WHERE id = ?",
    failures,
    nextAttemptAt,
    id,
  );
  wake(work, nextAttemptAt);
  note(work, { kind: "delivery", id, state: "pending", userId });
}

async function end(work: Work, delivery: Delivery, status: "delivered" | "exhausted"): Promise<void> {
  const { id, userId, applicationId } = delivery;
  await work.db.run("UPDATE deliveries SET status = ?, next_attempt_at = NULL WHERE id = ?", status, id);
  note(work, { kind: "delivery", id, state: status, userId });
  const following = await findFirstInLane(work.db, userId, applicationId);
  if (!following || following.nextAttemptAt !== null) return;
  await work.db.run("UPDATE deliveries SET next_attempt_at = ? WHERE id = ?", work.now, following.id);
  wake(work, work.now);
}
