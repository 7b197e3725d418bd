export interface CoverageProblem {
  readonly file: string;
  readonly line: number;
  /** What is wrong, and what to do about it. */
  readonly problem: string;
}

/** Thrown before anything is written; its message lists every problem with its place. */
export class CoverageError extends Error {
  override readonly name = "CoverageError";

  constructor(problems: readonly CoverageProblem[]) {
    super(problems.map(({ file, line, problem }) => `${file}:${line}\n  ${problem}`).join("\n"));
  }
}
