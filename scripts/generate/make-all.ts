import { loadDescription } from "./description/load.ts";
import type { Files, Target } from "./step.ts";
import { targets } from "./targets.ts";

/** Makes every artefact in memory. Throws a `DescriptionError` when a description is wrong. */
export async function makeAll(root: string, of: readonly Target[] = targets): Promise<Files> {
  const made = of.flatMap(({ source, steps }) => {
    const description = loadDescription(root, source);
    return steps.map((step) => step.make(description));
  });
  return new Map((await Promise.all(made)).flatMap((files) => [...files]));
}
