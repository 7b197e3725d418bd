import { callbackPaths } from "../description/events.ts";
import type { Document } from "../description/openapi.ts";
import type { Problem } from "../description/problem.ts";
import { isReference, nameOf } from "../description/resolve.ts";

/** Every event is defined once, as a path item, and stands both under webhooks and in a callback. */
export function checkEvents(document: Document): Problem[] {
  const webhooks = document.webhooks ?? {};
  const callbacks = callbackPaths(document);
  return [
    ...Object.entries(webhooks)
      .filter(([name, webhook]) => !(isReference(webhook) && nameOf(webhook) === name && callbacks.has(name)))
      .map(([name]) => ({
        pointer: `/webhooks/${name}`,
        problem: `The event ${name} is not the path item of a callback.`,
        remedy: `Define it in #/components/pathItems/${name} and refer to it here and in a callback.`,
      })),
    ...[...callbacks.keys()]
      .filter((name) => !Object.hasOwn(webhooks, name))
      .map((name) => ({
        pointer: `/components/pathItems/${name}`,
        problem: `The event ${name} is sent by a callback, but is no webhook.`,
        remedy: "List it under webhooks too, for tools that know only those.",
      })),
  ];
}
