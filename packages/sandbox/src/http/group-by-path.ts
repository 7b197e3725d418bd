interface Call {
  readonly method: string;
  readonly path: string;
}

/** The calls of each path. Paths without parameters come first: they are meant when both fit. */
export function groupByPath<C extends Call>(calls: readonly C[]): [path: string, calls: readonly C[]][] {
  const groups = new Map<string, C[]>();
  for (const call of calls) groups.set(call.path, [...(groups.get(call.path) ?? []), call]);
  return [...groups].sort(([one], [other]) => Number(one.includes("{")) - Number(other.includes("{")));
}

/** The methods that these calls take, as the header `Allow` lists them. */
export function listMethods(calls: readonly Call[]): string {
  return calls.map(({ method }) => method).join(", ");
}
