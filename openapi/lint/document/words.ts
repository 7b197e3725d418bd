/** The words of a name or a text in lower case: `createConnection` and "Create a connection" have two in common. */
export function splitWords(text: string): string[] {
  return text
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== "");
}

/** Names for a message: `A`, `A and B`, `A, B and C`. */
export function enumerate(names: Iterable<string>): string {
  const all = [...names];
  const last = all.pop() ?? "none";
  return all.length === 0 ? last : `${all.join(", ")} and ${last}`;
}
