import { isObject } from "../utils/is-object.ts";

export const brand: unique symbol = Symbol.for("@svc/client/error");

/** What all errors of this package have in common. */
export abstract class SvcError extends Error {
  /** Operation that was called, for example `createConnection`. */
  readonly operation: string;

  constructor(operation: string, message: string) {
    super(message);
    this.operation = operation;
  }

  get [brand](): string {
    return this.name;
  }
}

/**
 * Whether a value is our error of this name. `instanceof` says no to one of another copy of this package (two versions
 * in one bundle, a frame, a worker); a symbol of the global registry is the same everywhere.
 */
export function isNamed(value: unknown, name: string): boolean {
  return isObject(value) && brand in value && value[brand] === name;
}
