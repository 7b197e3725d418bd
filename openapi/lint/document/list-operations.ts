import type { Place } from "./place.ts";

const METHODS = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];

export interface Operation {
  readonly id: string;
  readonly place: Place;
  /** The path item that it stands in. */
  readonly item: Place;
}

/** The calls that a client sends. */
export function listCalls(root: Place): Operation[] {
  return root.at("paths").children.flatMap(listOfItem);
}

/** The events that the service sends, each one once, whether it is listed as webhook, as callback, as both or, by mistake, as neither. */
export function listEvents(root: Place): Operation[] {
  const callbacks = listCalls(root)
    .flatMap(({ place }) => place.at("callbacks").children)
    .flatMap((callback) => callback.follow().children);
  const ofCalls = new Set(root.at("paths").children.map((item) => item.follow().pointer));
  const components = root.at("components", "pathItems").children.filter(({ pointer }) => !ofCalls.has(pointer));
  const items = [...root.at("webhooks").children, ...callbacks, ...components].map((item) => item.follow());
  const distinct = new Map(items.map((item) => [item.pointer, item]));
  return [...distinct.values()].flatMap(listOfItem);
}

/** Calls and events. */
export function listOperations(root: Place): Operation[] {
  return [...listCalls(root), ...listEvents(root)];
}

function listOfItem(reference: Place): Operation[] {
  const item = reference.follow();
  return METHODS.filter((method) => item.has(method)).map((method) => {
    const place = item.at(method);
    return { id: place.at("operationId").text, place, item };
  });
}
