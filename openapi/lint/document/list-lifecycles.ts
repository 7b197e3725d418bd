import { listSchemas } from "./list-schemas.ts";
import type { Place } from "./place.ts";

export interface Lifecycle {
  /** The `x-transitions` itself. */
  readonly place: Place;
  /** Name of the schema, for messages. */
  readonly name: string;
  readonly states: readonly string[];
  readonly terminal: readonly string[];
  readonly rows: readonly Place[];
}

/** Every lifecycle that `x-transitions` describes. */
export function listLifecycles(root: Place): Lifecycle[] {
  return [...listSchemas(root)]
    .filter((schema) => schema.has("x-transitions"))
    .map((schema) => {
      const place = schema.at("x-transitions");
      return {
        place,
        name: schema.key,
        states: schema.at("x-extensible-enum").texts,
        terminal: place.at("terminal").texts,
        rows: place.at("rows").children,
      };
    });
}
