import type { Description } from "../description/load.ts";
import { type Step, step } from "../step.ts";

/** One catalogue, a module of its own, in one or several packages. */
export function catalogue(name: string, folders: readonly string[], make: (description: Description) => string): Step {
  return step(
    `catalogue ${name}`,
    folders.map((folder) => `${folder}/${name}.ts`),
    make,
  );
}
