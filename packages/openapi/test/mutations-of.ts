const STRANGE: readonly unknown[] = [null, "", "?", "0", 0, -1, 1.5, true, [], {}];

/** Copies of a body, each with one member absent, strange or too much, also inside of nested objects. */
export function mutationsOf(body: unknown): unknown[] {
  if (typeof body !== "object" || body === null) return [];
  const members = Object.entries(body);
  return [
    ...STRANGE,
    { ...body, unknown: true },
    ...members.flatMap(([name, value]) => [
      Object.fromEntries(members.filter(([other]) => other !== name)),
      ...[...STRANGE, ...mutationsOf(value)].map((strange) => ({ ...body, [name]: strange })),
      ...(typeof value === "string" ? [`${value} `, value.toLowerCase(), value.repeat(40)] : []).map((text) => ({
        ...body,
        [name]: text,
      })),
    ]),
  ];
}
