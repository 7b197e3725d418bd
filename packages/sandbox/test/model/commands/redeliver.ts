import { record } from "fast-check";
import { createControl } from "../../support/control.ts";
import { choose, position } from "../run/choose.ts";
import { same } from "../run/same.ts";
import { defineCommand } from "../run/step.ts";

/** Some event is sent again: the very same, behind all that has been sent by then. */
export const redeliver = defineCommand("redeliver", record({ event: position }), async (world, picks) => {
  const { model, received, sandbox, story } = world;
  const event = choose(received, picks.event);
  if (!event) return;
  story.push(`the event ${event.id} to ${event.url} is sent again`);
  const position = received.filter(({ url }) => url === event.url).indexOf(event);
  const expected = model.events.filter(({ url }) => url === event.url)[position];
  await createControl(sandbox).call("redeliverEvent", { path: { id: event.id } });
  await sandbox.settled();
  if (expected) model.events.push(...model.rules.repeatsOf(expected));
  same("id of what was sent again", received.at(-1)?.id, event.id);
});
