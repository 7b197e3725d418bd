import { listBodies } from "../document/list-bodies.ts";
import { listCalls, listEvents, type Operation } from "../document/list-operations.ts";
import { listVariants } from "../document/list-variants.ts";
import type { Place } from "../document/place.ts";
import type { Finding, Rule } from "../rule.ts";

/** Each event is found as webhook and as callback, by one name, and says which of the members that it always has identify a delivery. */
export const eventsAreComplete: Rule = function* (root): Iterable<Finding> {
  const named = root.at("webhooks").children;
  const webhooks = named.map((item) => item.follow().pointer);
  const callbacks = listCalls(root)
    .flatMap(({ place }) => place.at("callbacks").children)
    .flatMap((callback) => callback.follow().children.map((item) => item.follow().pointer));
  for (const name of named.filter((item) => item.key !== item.follow().key)) {
    yield { place: name, message: `${name.key} is defined as ${name.follow().key}: give both the same name.` };
  }
  for (const event of listEvents(root)) {
    if (!webhooks.includes(event.item.pointer)) {
      yield { place: event.item, message: `${event.id} is missing under \`webhooks\`: list it there, too.` };
    }
    if (!callbacks.includes(event.item.pointer)) {
      yield { place: event.item, message: `${event.id} is the callback of no call: list it in \`callbacks\` of one.` };
    }
    yield* checkKey(root, event);
  }
};

function* checkKey(root: Place, { id, place }: Operation): Iterable<Finding> {
  const key = place.at("x-idempotency-key");
  if (!key.exists) {
    yield { place, message: `${id} does not say what identifies a delivery: add \`x-idempotency-key\`.` };
  }
  const bodies = listBodies(root).filter((body) => body.place.pointer.startsWith(`${place.pointer}/`));
  const variants = bodies.flatMap((body) => listVariants(body.place.at("schema")));
  for (const member of key.children) {
    const lacking = variants.find((variant) => !variant.at("required").texts.includes(member.text));
    if (lacking === undefined) continue;
    yield {
      place: member,
      message: `${lacking.key} can lack ${member.text}: require it there, or choose another member.`,
    };
  }
}
