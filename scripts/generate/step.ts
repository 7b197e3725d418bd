import type { Description } from "./description/load.ts";

/** Content of generated files by their path, relative to the repository. */
export type Files = ReadonlyMap<string, string>;

/** Makes one artefact. A pure function of the description: no clock, no disk, no order of its own. */
export interface Step {
  readonly name: string;
  /** Every file that `make` returns, known without making it. */
  readonly outputs: readonly string[];
  readonly make: (description: Description) => Files | Promise<Files>;
}

/** A description and what is made from it. */
export interface Target {
  readonly source: string;
  readonly steps: readonly Step[];
}

/** A step that makes the same text for one or several places. */
export function step(
  name: string,
  outputs: readonly string[],
  make: (description: Description) => string | Promise<string>,
): Step {
  return {
    name,
    outputs,
    make: async (description) => {
      const text = await make(description);
      return new Map(outputs.map((output) => [output, text]));
    },
  };
}
