import { listCalls, listEvents } from "../document/list-operations.ts";
import type { Finding, Rule } from "../rule.ts";

/** The verbs in use. A further one is added here, so that no two mean the same. */
const VERBS = [
  ...["cancel", "confirm", "connect", "create", "get", "list", "resend"],
  ...["decide", "delete", "redeliver", "reset", "revoke", "set", "stream"],
];

/** Calls are named by verb and noun, events as what they are listed under. */
export const operationIdsBeginWithAVerb: Rule = function* (root): Iterable<Finding> {
  for (const { id, place } of listCalls(root)) {
    const [, verb = "", noun] = /^([a-z]+)((?:[A-Z][a-z0-9]*)+)$/.exec(id) ?? [];
    if (noun === undefined) {
      yield { place: place.at("operationId"), message: `${id} is not camelCase with verb and noun: say createThing.` };
    } else if (!VERBS.includes(verb)) {
      yield {
        place: place.at("operationId"),
        message: `${verb} is none of the verbs in use (${VERBS.join(", ")}): take one, or add it to the rule.`,
      };
    }
  }
  for (const { id, item, place } of listEvents(root)) {
    if (id === item.key) continue;
    yield {
      place: place.at("operationId"),
      message: `The event ${item.key} calls itself ${id}: give both the same name.`,
    };
  }
};
