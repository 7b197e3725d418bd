import { append, isObject } from "./pointer.ts";

/** Calls `visit` for every object in a description, outermost first, but not for what stands inside examples. */
export function walk(
  node: unknown,
  visit: (node: Record<string, unknown>, pointer: string) => void,
  pointer = "",
): void {
  if (!isObject(node)) return;
  visit(node, pointer);
  for (const [member, child] of Object.entries(node)) {
    // An example is data of the API: a member named $ref or x-… in it means nothing to us.
    if (member !== "value") walk(child, visit, append(pointer, member));
  }
}
