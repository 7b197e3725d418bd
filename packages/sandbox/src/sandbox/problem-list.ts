const REMEMBERED = 100;

export interface ProblemList {
  readonly list: readonly string[];
  add(problem: string): void;
}

/** What went wrong inside, the first hundred of it. */
export function createProblemList(onProblem: (problem: string) => void = () => {}): ProblemList {
  const list: string[] = [];
  return {
    list,
    add(problem) {
      if (list.length < REMEMBERED) list.push(problem);
      onProblem(problem);
    },
  };
}
