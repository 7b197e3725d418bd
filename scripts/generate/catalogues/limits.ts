import { constant } from "../code/constant.ts";
import { header } from "../code/header.ts";
import type { Description } from "../description/load.ts";

export function limits(description: Description): string {
  const entries = Object.entries(description.document["x-limits"] ?? {}).map(
    ([name, { value, unit, meaning, "x-origin": origin }]) => [
      name,
      { value, unit, meaning, origin: origin ?? "stated" },
    ],
  );
  return (
    header(description) +
    constant("limits", "Rules that no schema can hold, with their numbers.", Object.fromEntries(entries))
  );
}
