import { type EventName, eventNames, InvalidEventError, parseEvent, samples } from "@svc/webhooks";
import { expect, it } from "vitest";
import { type BrokenEvent, breakEvent, OPTIONAL } from "./events/break-event.ts";
import { brokenTexts } from "./events/broken-texts.ts";
import { type Json, listMembers, replaceAt } from "./events/pointer.ts";

/** So many ways of breaking each event must be tried, at least. */
const ENOUGH = 30;

const all = eventNames.flatMap((event) =>
  Object.entries<Json>(samples[event]).map(([name, sample]) => ({ event, name, sample })),
);
const broken = all.flatMap(({ event, name, sample }) =>
  breakEvent(event, sample).map((fault) => ({ event, name, ...fault, place: placeOf(fault) })),
);

it.each(all)("$event $name passes", ({ event, sample }) => {
  expect(parseEvent(event, sample)).toEqual({ name: event, data: sample });
});

it.each(broken)("$event $name is refused for $place when $pointer is $fault", ({ event, place, body }) => {
  expect(placesOf(event, body)).toEqual([place]);
});

it.each(eventNames)("%s is broken in enough ways, no two of them alike", (event) => {
  const bodies = broken.filter((each) => each.event === event).map(({ body }) => JSON.stringify(body));
  expect(new Set(bodies).size).toBe(bodies.length);
  expect(bodies.length, "Add texts that this event refuses to events/broken-texts.ts").toBeGreaterThanOrEqual(ENOUGH);
});

it("every text that is tried belongs to a member of a sample", () => {
  const tried = Object.entries(brokenTexts).flatMap(([event, texts]) => Object.keys(texts).map((path) => event + path));
  const known = all.flatMap(({ event, sample }) => listMembers(sample).map(([path]) => event + path));
  expect(tried.filter((path) => !known.includes(path))).toEqual([]);
});

it.each(all)("$event $name may come without what is optional, and with more than is described", ({ event, sample }) => {
  const without = OPTIONAL.reduce((body, pointer) => replaceAt(body, pointer, undefined), sample);
  expect(placesOf(event, { ...Object(without), brandNew: { deep: [1] } })).toEqual([]);
});

it.each([
  ["verificationStatus", "/verificationStatus"],
  ["orderStatus", "/status"],
  ["orderStatus", "/sourceCurrency"],
  ["orderStatus", "/price/currency"],
  ["connectionStatus", "/status"],
] as const)("%s may bring a value of %s that nobody has seen yet", (event, pointer) => {
  const [sample = {}] = Object.values<Json>(samples[event]);
  expect(placesOf(event, replaceAt(sample, pointer, "NEVER_SEEN"))).toEqual([]);
});

it.each(eventNames)("%s names every place at once", (event) => {
  const [sample = {}] = Object.values<Json>(samples[event]);
  const required = Object.keys(Object(sample))
    .map((name) => `/${name}`)
    .filter((path) => !OPTIONAL.includes(path));
  const nothingRight = Object.fromEntries(Object.keys(Object(sample)).map((name) => [name, 7]));
  expect(placesOf(event, nothingRight)).toEqual(expect.arrayContaining(required));
});

it.each(
  eventNames.flatMap((event) => [null, [], 7, "text", true].map((body) => ({ event, body: JSON.stringify(body) }))),
)("$event is refused as a whole when it is $body", ({ event, body }) => {
  expect(placesOf(event, body)).toEqual([""]);
});

/** Where a fault is reported: where it is, but for one. A sell without any address could be of either kind, and the first is explained. */
function placeOf({ pointer, fault }: BrokenEvent): string {
  return pointer === "/lnAddress" && fault === "missing" ? "/depositAddress" : pointer;
}

/** The places for which an event is refused, each once. */
function placesOf(event: EventName, body: Json): string[] {
  try {
    parseEvent(event, body);
    return [];
  } catch (error) {
    if (!(error instanceof InvalidEventError)) throw error;
    return [...new Set(error.places.map(({ path }) => path))];
  }
}
