import { header } from "../code/header.ts";
import { type Step, step } from "../step.ts";

/** A schema whose name would hide a global in every file that imports it gets another. */
const renamed: Readonly<Record<string, string>> = { Error: "ErrorBody" };

/** Every schema as a type with its own name: `ConnectionDetail` for `components["schemas"]["ConnectionDetail"]`. */
export function schemaNames(folder: string): Step {
  return step("schema names", [`${folder}/schemas.ts`], (description) => {
    const names = Object.keys(description.document.components.schemas);
    const aliases = names.map((name) => `export type ${renamed[name] ?? name} = components["schemas"]["${name}"];\n`);
    return `${header(description)}import type { components } from "./types.ts";\n\n${aliases.join("")}`;
  });
}
