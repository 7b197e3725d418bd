import { listCalls, type Operation } from "../document/list-operations.ts";
import { listSuccessResponses } from "../document/list-responses.ts";
import type { Place } from "../document/place.ts";
import { splitPointer } from "../document/pointer.ts";
import type { Finding, Rule } from "../rule.ts";

/** `x-polling` points at a status of the answer, and stops on states that this status knows. */
export const pollingStopsOnKnownStates: Rule = function* (root): Iterable<Finding> {
  for (const call of listCalls(root).filter(({ place }) => place.has("x-polling"))) {
    const polling = call.place.at("x-polling");
    yield* checkInterval(polling.at("intervalSeconds"));
    const status = polling.at("status");
    const states = listStates(call, status.text);
    if (states.length === 0) {
      yield {
        place: status,
        message: `The answer of ${call.id} has no states at ${status.text}: correct the pointer.`,
      };
      continue;
    }
    for (const state of polling.at("stopOn").children.filter(({ text }) => !states.includes(text))) {
      yield {
        place: state,
        message: `${state.text} is no state at ${status.text}: choose among ${states.join(", ")}.`,
      };
    }
  }
};

function listStates(call: Operation, pointer: string): string[] {
  return listSuccessResponses(call)
    .flatMap(({ place }) => place.at("content").children)
    .flatMap((content) => findMember(content.at("schema"), pointer).at("x-extensible-enum").texts);
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
