import { escapeKey, splitPointer } from "./pointer.ts";

/** A place in a description: the value that stands there, and the way to it. */
export class Place {
  readonly value: unknown;
  readonly path: readonly string[];
  readonly #document: unknown;

  private constructor(document: unknown, value: unknown, path: readonly string[]) {
    this.#document = document;
    this.value = value;
    this.path = path;
  }

  /** The whole document. */
  static root(document: unknown): Place {
    return new Place(document, document, []);
  }

  /** JSON Pointer of the place; `/` for the whole document. */
  get pointer(): string {
    return `/${this.path.map(escapeKey).join("/")}`;
  }

  /** Last step of the way: the name of a member, or the index of an item. */
  get key(): string {
    return this.path.at(-1) ?? "";
  }

  /** The place that this one is a member or an item of. */
  get parent(): Place {
    return Place.root(this.#document).at(...this.path.slice(0, -1));
  }

  get exists(): boolean {
    return this.value !== undefined;
  }

  /** The value when it is text, else nothing. */
  get text(): string {
    return typeof this.value === "string" ? this.value : "";
  }

  /** The texts of a list, without whatever else it holds. */
  get texts(): string[] {
    return Array.isArray(this.value) ? this.value.filter((item) => typeof item === "string") : [];
  }

  /** Names of the members, or indexes of the items. */
  get keys(): string[] {
    return isRecord(this.value) ? Object.keys(this.value) : [];
  }

  /** The members of an object, or the items of a list. */
  get children(): Place[] {
    return this.keys.map((key) => this.at(key));
  }

  /** A place further down, whether or not anything stands there. */
  at(...keys: string[]): Place {
    let value = this.value;
    for (const key of keys) value = isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined;
    return new Place(this.#document, value, [...this.path, ...keys]);
  }

  has(key: string): boolean {
    return this.at(key).exists;
  }

  /** The place that a `$ref` leads to, or this one. Other files are not opened: there, nothing stands. */
  follow(): Place {
    const visited = new Set<string>();
    let place: Place = this;
    for (let ref = place.at("$ref").text; ref !== ""; ref = place.at("$ref").text) {
      if (visited.has(ref) || !ref.startsWith("#")) return new Place(this.#document, undefined, this.path);
      visited.add(ref);
      place = Place.root(this.#document).at(...splitPointer(ref.slice(1)));
    }
    return place;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
