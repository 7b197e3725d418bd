/** The places of a body that have a value, as JSON Pointers; of a list, those that any of its items has. */
export function listMembers(value: unknown, place = ""): string[] {
  if (Array.isArray(value)) return unique(value.flatMap((item) => listMembers(item, `${place}/*`)));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => [
    `${place}/${name}`,
    ...listMembers(member, `${place}/${name}`),
  ]);
}

function unique(places: string[]): string[] {
  return [...new Set(places)];
}
