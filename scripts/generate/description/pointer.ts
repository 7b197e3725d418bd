/** Appends one member to a JSON Pointer (RFC 6901). */
export function append(pointer: string, member: string | number): string {
  return `${pointer}/${String(member).replaceAll("~", "~0").replaceAll("/", "~1")}`;
}

/** The members that a JSON Pointer names, decoded. */
export function members(pointer: string): string[] {
  return pointer
    .split("/")
    .slice(1)
    .map((member) => member.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** What a JSON Pointer points to, or `undefined`. */
export function lookUp(root: unknown, pointer: string): unknown {
  return members(pointer).reduce(
    (node, member) => (isObject(node) && Object.hasOwn(node, member) ? node[member] : undefined),
    root,
  );
}

export function isObject(node: unknown): node is Record<string, unknown> {
  return typeof node === "object" && node !== null;
}
