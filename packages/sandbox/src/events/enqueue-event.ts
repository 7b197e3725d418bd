import { events } from "@svc/openapi";
import { validateEvent } from "@svc/openapi/validators";
import type { Owner } from "../actions/owner.ts";
import { newId } from "../engine/random.ts";
import { note, type Work, wake } from "../engine/work.ts";
import { deliveries, findFirstInLane } from "../store/tables/deliveries.ts";
import { findGrant } from "../store/tables/grants.ts";
import { callbackUrl } from "./callback-url.ts";
import type { EventBody, EventName } from "./event-body.ts";

/** The partner's own name for the user, when connect gave one. */
type Ref = { readonly ref?: string };

/** Writes an event into the outbox; without a callback nothing is sent, and the partner polls. */
export async function enqueueEvent<Name extends EventName>(
  work: Work,
  { userId, applicationId }: Owner,
  event: Name,
  makeBody: (ref: Ref) => EventBody<Name>,
): Promise<void> {
  const grant = await findGrant(work.db, userId, applicationId);
  if (!grant || grant.callback === null) return;
  const body = makeBody(grant.ref === null ? {} : { ref: grant.ref });
  const problems = validateEvent(event, body);
  if (problems.length > 0) throw new Error(`event ${event} breaks its contract: ${JSON.stringify(problems)}`);

  const id = newId("evt");
  const waitsFor = await findFirstInLane(work.db, userId, applicationId);
  await deliveries.insert(work.db, {
    id,
    userId,
    applicationId,
    event,
    url: callbackUrl(grant.callback, events[event].path),
    body: JSON.stringify(body),
    status: "pending",
    failures: 0,
    nextAttemptAt: waitsFor ? null : work.now,
    createdAt: work.now,
  });
  wake(work, work.now);
  note(work, { kind: "delivery", id, state: "pending", userId });
}
