/** Something in a description that cannot be generated from. */
export interface Problem {
  /** JSON Pointer into the description. */
  readonly pointer: string;
  /** What is wrong, and what to do about it. */
  readonly message: string;
}

/** Thrown before anything is written; its message lists every problem with its line. */
export class DescriptionError extends Error {
  override readonly name = "DescriptionError";
  readonly problems: readonly Problem[];

  constructor(source: string, problems: readonly Problem[], lineOf: (pointer: string) => number | undefined) {
    super(problems.map((problem) => format(source, problem, lineOf(problem.pointer))).join("\n"));
    this.problems = problems;
  }
}

function format(source: string, { pointer, message }: Problem, line: number | undefined): string {
  return `${source}${line === undefined ? "" : `:${line}`} #${pointer}\n  ${message}`;
}
