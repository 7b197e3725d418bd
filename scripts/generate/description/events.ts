import { operationsOf } from "./calls.ts";
import type { Document, Operation } from "./openapi.ts";
import { isReference, nameOf, resolve } from "./resolve.ts";

/** An event: what is posted, and where it goes. */
export interface Event {
  readonly name: string;
  /** Path after the callback address, such as `/order-status`. */
  readonly path: string;
  readonly operation: Operation;
}

/** The events of a description, in the order of its webhooks. */
export function listEvents(document: Document): Event[] {
  const paths = callbackPaths(document);
  return Object.entries(document.webhooks ?? {}).flatMap(([name, webhook]) =>
    operationsOf(resolve(document, "pathItems", webhook)).map(([, operation]) => ({
      name,
      path: paths.get(name) ?? "",
      operation,
    })),
  );
}

/** What follows the runtime expression in each callback's address, by the name of the event. */
export function callbackPaths(document: Document): Map<string, string> {
  const callbacks = Object.values(document.paths)
    .flatMap((item) => operationsOf(item))
    .flatMap(([, operation]) => Object.values(operation.callbacks ?? {}));
  return new Map(
    callbacks.flatMap((callback) =>
      Object.entries(callback).flatMap(([expression, item]) =>
        isReference(item) ? [[nameOf(item), expression.replace(/^\{[^}]*\}/, "")]] : [],
      ),
    ),
  );
}
