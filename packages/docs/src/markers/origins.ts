import { ORIGINS, originBadge } from "../markdown/origin.ts";
import { table } from "../markdown/table.ts";

/** The one place where the marks are explained. */
export function renderOrigins(): string {
  return table(
    ["Mark", "Meaning"],
    [
      ["*(none)*", "The service promises it."],
      [originBadge("observed"), ORIGINS.observed],
      [originBadge("assumed"), ORIGINS.assumed],
    ],
  );
}
