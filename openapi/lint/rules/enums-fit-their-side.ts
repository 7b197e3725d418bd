import { listBodies } from "../document/list-bodies.ts";
import { listCalls } from "../document/list-operations.ts";
import { listParameters } from "../document/list-parameters.ts";
import { listResponses } from "../document/list-responses.ts";
import { listReachableSchemas } from "../document/list-schemas.ts";
import type { Place } from "../document/place.ts";
import type { Finding, Rule } from "../rule.ts";

/** Requests are closed, `enum`; answers and events are open, `x-extensible-enum`: a client survives values it does not know. */
export const enumsFitTheirSide: Rule = function* (root): Iterable<Finding> {
  const sent = collect(listSent(root));
  const received = collect(listReceived(root));
  for (const schema of sent.values()) {
    if (!schema.has("x-extensible-enum")) continue;
    yield {
      place: schema.at("x-extensible-enum"),
      message:
        "A request can send this, and requests are closed: use `enum`, in a schema of its own if answers share it.",
    };
  }
  for (const schema of received.values()) {
    if (!schema.has("enum") || sent.has(schema.pointer)) continue;
    yield {
      place: schema.at("enum"),
      message: "Only answers or events carry this, and their values may grow: use `x-extensible-enum`.",
    };
  }
};

function listSent(root: Place): Place[] {
  const bodies = listBodies(root).filter(({ side }) => side === "request");
  return [...bodies.map(({ place }) => place), ...listCalls(root).flatMap(listParameters)].map((place) =>
    place.at("schema"),
  );
}

function listReceived(root: Place): Place[] {
  const events = listBodies(root).filter(({ side }) => side === "event");
  const responses = listCalls(root).flatMap(listResponses);
  const parts = responses.flatMap(({ place }) => [...place.at("content").children, ...place.at("headers").children]);
  return [...events.map(({ place }) => place), ...parts.map((part) => part.follow())].map((place) =>
    place.at("schema"),
  );
}

function collect(starts: readonly Place[]): Map<string, Place> {
  const visited = new Set<string>();
  const schemas = starts.flatMap((start) => [...listReachableSchemas(start, visited)]);
  return new Map(schemas.map((schema) => [schema.pointer, schema]));
}
