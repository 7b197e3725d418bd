import type { Engine } from "../engine/engine.ts";
import type { Work } from "../engine/work.ts";
import { findApplication } from "../store/tables/applications.ts";
import { attempts, findLastAttempt } from "../store/tables/attempts.ts";
import { type Delivery, findDelivery } from "../store/tables/deliveries.ts";
import { eventHeaders } from "./event-headers.ts";
import { recordOutcome } from "./record-outcome.ts";
import type { Send } from "./send.ts";

interface Attempt {
  readonly delivery: Delivery;
  readonly number: number;
  readonly webhookSecret: string | null;
}

/**
 * Tries once to deliver an event. The attempt is written down before it is sent: if this process ends in between,
 * the next one can tell that it repeats something.
 */
export async function attemptDelivery(
  engine: Engine,
  send: Send,
  deliveryId: string,
  until: number,
  signal: AbortSignal,
): Promise<void> {
  const attempt = await engine.write((work) => beginAttempt(work, deliveryId, until));
  if (!attempt) return;
  const { delivery, number, webhookSecret } = attempt;
  const outcome = await send({
    url: delivery.url,
    headers: eventHeaders(delivery, number, webhookSecret),
    body: delivery.body,
    signal,
  });
  if (signal.aborted) return;
  await engine.write((work) => recordOutcome(work, delivery, number, outcome));
}

/** Another process may have been faster, or the delivery no longer be due. */
async function beginAttempt(work: Work, deliveryId: string, until: number): Promise<Attempt | undefined> {
  const { db, now } = work;
  const delivery = await findDelivery(db, deliveryId);
  const due = delivery?.status === "pending" && delivery.nextAttemptAt !== null && delivery.nextAttemptAt <= until;
  if (!delivery || !due) return undefined;
  const number = ((await findLastAttempt(db, deliveryId))?.number ?? 0) + 1;
  await attempts.insert(db, { deliveryId, number, at: now, statusCode: null, error: null, durationMs: null });
  const application = await findApplication(db, delivery.applicationId);
  return { delivery, number, webhookSecret: application?.webhookSecret ?? null };
}
