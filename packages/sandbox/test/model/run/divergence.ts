import { inspect } from "node:util";

/** The sandbox and the model disagree. */
export class Divergence extends Error {
  constructor(what: string, expected: unknown, actual: unknown) {
    super(`${what}\n  the specification: ${show(expected)}\n  the sandbox:       ${show(actual)}`);
    this.name = "Divergence";
  }
}

const show = (value: unknown) =>
  typeof value === "string" ? value : inspect(value, { depth: 6, breakLength: 120, sorted: true });
