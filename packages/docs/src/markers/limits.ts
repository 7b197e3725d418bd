import type { Catalogue, Limit } from "../catalogue.ts";
import { code } from "../markdown/code.ts";
import { duration } from "../markdown/duration.ts";
import { withOrigin } from "../markdown/origin.ts";
import { table } from "../markdown/table.ts";

export function renderLimits({ limits }: Catalogue): string {
  return table(
    ["Limit", "Value", "Meaning"],
    Object.entries(limits).map(([name, limit]) => [code(name), amount(limit), withOrigin(limit.meaning, limit.origin)]),
  );
}

function amount({ value, unit }: Limit): string {
  return unit === "seconds" ? duration(value) : `${value.toLocaleString("en")} ${unit}`;
}
