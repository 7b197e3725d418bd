/** What was filled in. */
export class Form {
  readonly #values: Readonly<Record<string, unknown>>;

  constructor(values: Readonly<Record<string, unknown>>) {
    this.#values = values;
  }

  /** Empty when it was left out. */
  text(name: string): string {
    const value = this.#values[name];
    return typeof value === "string" ? value.trim() : "";
  }

  /** Null when it was left empty; undefined when it is no integer within these bounds. */
  integer(name: string, from: number, to: number): number | null | undefined {
    const text = this.text(name);
    if (text === "") return null;
    const value = Number(text);
    return Number.isInteger(value) && value >= from && value <= to ? value : undefined;
  }

  oneOf<const T extends string>(name: string, values: readonly T[]): T | undefined {
    const text = this.text(name);
    return values.find((value) => value === text);
  }
}
