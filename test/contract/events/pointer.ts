/** JSON as the tests take it apart. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [member: string]: Json };

/** The JSON Pointers of all members of an object, nested ones included, each with its value. */
export function listMembers(value: Json, base = ""): [pointer: string, value: Json][] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => {
    const pointer = `${base}/${name}`;
    return [[pointer, member], ...listMembers(member, pointer)];
  });
}

/** A copy with another value at a pointer; `undefined` takes the member away. */
export function replaceAt(value: Json, pointer: string, replacement: Json | undefined): Json {
  if (typeof value !== "object" || value === null) throw new Error(`There is nothing at ${pointer}.`);
  const [, name = "", rest = ""] = /^\/([^/]+)(.*)$/.exec(pointer) ?? [];
  const members = Object.entries(value).map(([key, member]): [string, Json | undefined] =>
    key === name ? [key, rest ? replaceAt(member, rest, replacement) : replacement] : [key, member],
  );
  return Object.fromEntries(members.filter((entry): entry is [string, Json] => entry[1] !== undefined));
}
