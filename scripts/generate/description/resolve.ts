import type { ComponentTypes, Document, Reference } from "./openapi.ts";

export function isReference(node: object): node is Reference {
  return "$ref" in node;
}

/** The last part of a reference: the name that a component has in its section. */
export function nameOf({ $ref }: Reference): string {
  return $ref.slice($ref.lastIndexOf("/") + 1);
}

/** Follows a reference into one section of the components; anything else is returned as it is. */
export function resolve<Section extends keyof ComponentTypes>(
  document: Document,
  section: Section,
  node: ComponentTypes[Section] | Reference,
): ComponentTypes[Section] {
  if (!isReference(node)) return node;
  const found = document.components[section][nameOf(node)];
  if (found === undefined) throw new Error(`${node.$ref} is not one of the ${section}`);
  return found;
}
