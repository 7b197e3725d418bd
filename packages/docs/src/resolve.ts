import { isObject, type Json, type JsonObject } from "./json.ts";

/** Follows local references until something else is found. Members beside a `$ref` win over what it points to. */
export function resolve(document: JsonObject, node: Json | undefined): JsonObject {
  if (!isObject(node)) return {};
  const { $ref, ...own } = node;
  if (typeof $ref !== "string") return node;
  return { ...resolve(document, find(document, $ref)), ...own };
}

function find(document: JsonObject, reference: string): Json | undefined {
  const members = reference.replace(/^#\//, "").split("/").map(unescapeMember);
  return members.reduce<Json | undefined>((node, member) => (isObject(node) ? node[member] : undefined), document);
}

function unescapeMember(member: string): string {
  return member.replaceAll("~1", "/").replaceAll("~0", "~");
}
