import { constant } from "../code/constant.ts";
import { header } from "../code/header.ts";
import { listEvents } from "../description/events.ts";
import type { Description } from "../description/load.ts";

export function events(description: Description): string {
  const entries = listEvents(description.document).map(({ name, path, operation }) => [
    name,
    { path, idempotencyKey: operation["x-idempotency-key"] ?? [], summary: operation.summary ?? "" },
  ]);
  return (
    header(description) +
    constant(
      "events",
      "Every event: its path after the callback address, and the members that identify a delivery.",
      Object.fromEntries(entries),
    ) +
    "\n/** Name of an event. */\nexport type EventName = keyof typeof events;\n"
  );
}
