import type { Catalogue } from "../catalogue.ts";
import { describeError } from "../describe-error.ts";
import { table } from "../markdown/table.ts";

export function renderErrorCatalogue({ errors }: Catalogue): string {
  return table(
    ["Code", "Status", "Meaning", "What to do", "Same call again?"],
    Object.entries(errors).map(([name, entry]) => {
      const { code, meaning, action, again } = describeError(name, entry);
      return [code, String(entry.status), meaning, action, again];
    }),
  );
}
