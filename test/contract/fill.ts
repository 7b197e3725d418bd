/** Replaces `$name` by what the state knows, at any depth. */
export function fill(value: unknown, known: Readonly<Record<string, string>>): unknown {
  if (typeof value === "string" && value.startsWith("$")) {
    const found = known[value.slice(1)];
    if (found === undefined)
      throw new Error(`the state gives no ${value}; it gives ${Object.keys(known).join(", ") || "nothing"}`);
    return found;
  }
  if (Array.isArray(value)) return value.map((item) => fill(item, known));
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, fill(item, known)]));
  }
  return value;
}
