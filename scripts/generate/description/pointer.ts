import { escapeKey, splitPointer } from "../../../openapi/lint/document/pointer.ts";

/** Appends one member to a JSON Pointer. */
export function append(pointer: string, member: string): string {
  return `${pointer}/${escapeKey(member)}`;
}

/** What a JSON Pointer points to, or `undefined`. */
export function lookUp(root: unknown, pointer: string): unknown {
  return splitPointer(pointer).reduce(
    (node, member) => (isObject(node) && Object.hasOwn(node, member) ? node[member] : undefined),
    root,
  );
}

export function isObject(node: unknown): node is Record<string, unknown> {
  return typeof node === "object" && node !== null;
}
