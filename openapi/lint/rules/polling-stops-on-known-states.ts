import { listCalls, type Operation } from "../document/list-operations.ts";
import { listSuccessResponses } from "../document/list-responses.ts";
import type { Place } from "../document/place.ts";
import { splitPointer } from "../document/pointer.ts";
import type { Finding, Rule } from "../rule.ts";

/** `x-polling` points at a status of the answer, and stops on states that this status knows, among them all that are never left. */
export const pollingStopsOnKnownStates: Rule = function* (root): Iterable<Finding> {
  for (const call of listCalls(root).filter(({ place }) => place.has("x-polling"))) {
    const polling = call.place.at("x-polling");
    yield* checkInterval(polling.at("intervalSeconds"));
    const status = polling.at("status");
    const statuses = listStatuses(call, status.text);
    const states = statuses.flatMap((schema) => schema.at("x-extensible-enum").texts);
    if (states.length === 0) {
      yield {
        place: status,
        message: `The answer of ${call.id} has no states at ${status.text}: correct the pointer.`,
      };
      continue;
    }
    const stopOn = polling.at("stopOn");
    for (const state of stopOn.children.filter(({ text }) => !states.includes(text))) {
      yield {
        place: state,
        message: `${state.text} is no state at ${status.text}: choose among ${states.join(", ")}.`,
      };
    }
    const terminal = statuses.flatMap((schema) => schema.at("x-transitions", "terminal").texts);
    for (const state of terminal.filter((candidate) => !stopOn.texts.includes(candidate))) {
      yield { place: stopOn, message: `${state} is never left, so waiting longer is in vain: add it here.` };
    }
  }
};

function listStatuses(call: Operation, pointer: string): Place[] {
  return listSuccessResponses(call)
    .flatMap(({ place }) => place.at("content").children)
    .map((content) => findMember(content.at("schema"), pointer));
}

function findMember(schema: Place, pointer: string): Place {
  return splitPointer(pointer)
    .reduce((place, key) => place.follow().at("properties", key), schema)
    .follow();
}

function* checkInterval(interval: Place): Iterable<Finding> {
  const { value: min } = interval.at("min");
  const { value: max } = interval.at("max");
  if (typeof min !== "number" || typeof max !== "number" || min <= max) return;
  yield { place: interval, message: `The shortest interval, ${min}, is longer than the longest, ${max}: swap them.` };
}
