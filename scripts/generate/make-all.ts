import { makeCoverage } from "./coverage/make-coverage.ts";
import { loadDescription } from "./description/load.ts";
import type { Files, Target } from "./step.ts";
import { targets } from "./targets.ts";

/** Makes every artefact in memory: all that comes from the descriptions, and the page of what the tests prove. */
export async function makeAll(root: string): Promise<Files> {
  return new Map([...(await makeFrom(root, targets)), ...makeCoverage(root)]);
}

/** Makes what comes from descriptions. Throws a `DescriptionError` when one is wrong. */
export async function makeFrom(root: string, of: readonly Target[]): Promise<Files> {
  const made = of.flatMap(({ source, steps }) => {
    const description = loadDescription(root, source);
    return steps.map((step) => step.make(description));
  });
  return new Map((await Promise.all(made)).flatMap((files) => [...files]));
}
