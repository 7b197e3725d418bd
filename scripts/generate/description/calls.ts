import {
  type Document,
  type Method,
  methods,
  type Operation,
  type Parameter,
  type PathItem,
  type Response,
} from "./openapi.ts";
import { resolve } from "./resolve.ts";

/** An operation with where it stands, its references followed one step. */
export interface Call {
  readonly id: string;
  readonly path: string;
  readonly method: Method;
  readonly operation: Operation;
  readonly parameters: readonly Parameter[];
  /** By status, as written: `200`, `4XX`, `default`. */
  readonly responses: Readonly<Record<string, Response>>;
  /** Names of the security schemes that carry a key, without duplicates, in the order of the alternatives. */
  readonly keys: readonly string[];
}

/** The operations of a description, in the order in which they are written. */
export function listCalls(document: Document): Call[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    operationsOf(item).map(([method, operation]) => ({
      id: operation.operationId,
      path,
      method,
      operation,
      parameters: [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((parameter) =>
        resolve(document, "parameters", parameter),
      ),
      responses: Object.fromEntries(
        Object.entries(operation.responses).map(([status, response]) => [
          status,
          resolve(document, "responses", response),
        ]),
      ),
      keys: keysOf(document, operation),
    })),
  );
}

export function operationsOf(item: PathItem): [Method, Operation][] {
  return methods.flatMap((method) => {
    const operation = item[method];
    return operation === undefined ? [] : [[method, operation] satisfies [Method, Operation]];
  });
}

/** The first scheme of each alternative is the key; what stands beside it (a signature) is not one. */
function keysOf(document: Document, operation: Operation): string[] {
  const alternatives = operation.security ?? document.security ?? [];
  return [...new Set(alternatives.flatMap((requirement) => Object.keys(requirement).slice(0, 1)))];
}
