import { isObject } from "../http/isObject.ts";
import { malformed } from "./controlError.ts";

/** Reads one member after the other from a body, and refuses what does not fit. */
export class Input {
  readonly #body: Readonly<Record<string, unknown>>;

  constructor(body: unknown) {
    if (body !== undefined && !isObject(body)) throw malformed("", "must be an object");
    this.#body = body ?? {};
  }

  text(name: string): string {
    const value = this.optionalText(name);
    if (value === undefined) throw malformed(`/${name}`, "must be given");
    return value;
  }

  optionalText(name: string): string | undefined {
    const value = this.#body[name];
    if (value === undefined || value === null) return undefined;
    if (typeof value !== "string" || value === "") throw malformed(`/${name}`, "must be a text");
    return value;
  }

  optionalInteger(name: string, from: number, to: number): number | undefined {
    const value = this.#body[name];
    if (value === undefined || value === null) return undefined;
    if (typeof value !== "number" || !Number.isInteger(value) || value < from || value > to) {
      throw malformed(`/${name}`, `must be an integer from ${from} to ${to}`);
    }
    return value;
  }

  oneOf<const T extends string>(name: string, values: readonly T[]): T {
    const value = this.optionalOneOf(name, values);
    if (value === undefined) throw malformed(`/${name}`, "must be given");
    return value;
  }

  optionalOneOf<const T extends string>(name: string, values: readonly T[]): T | undefined {
    const text = this.optionalText(name);
    const value = values.find((known) => known === text);
    if (text !== undefined && value === undefined) throw malformed(`/${name}`, `must be one of ${values.join(", ")}`);
    return value;
  }
}
