import { listCalls, listEvents, type Operation } from "./list-operations.ts";
import { listSuccessResponses } from "./list-responses.ts";
import type { Place } from "./place.ts";

export interface Body {
  /** For messages: `The request of connectUser`. */
  readonly name: string;
  readonly side: "request" | "answer" | "event";
  /** The media type, which holds schema and examples. */
  readonly place: Place;
}

/** Bodies of requests, of successful answers and of events, each in every media type. */
export function listBodies(root: Place): Body[] {
  return [
    ...listCalls(root).flatMap((call) => [...listRequests(call, "request"), ...listAnswers(call)]),
    ...listEvents(root).flatMap((event) => listRequests(event, "event")),
  ];
}

function listRequests({ id, place }: Operation, side: "request" | "event"): Body[] {
  const name = side === "event" ? `The event ${id}` : `The request of ${id}`;
  return listContent(place.at("requestBody").follow()).map((content) => ({ name, side, place: content }));
}

function listAnswers(call: Operation): Body[] {
  return listSuccessResponses(call).flatMap(({ status, place }) =>
    listContent(place).map((content) => ({ name: `The ${status} of ${call.id}`, side: "answer", place: content })),
  );
}

function listContent(body: Place): Place[] {
  return body.at("content").children;
}
