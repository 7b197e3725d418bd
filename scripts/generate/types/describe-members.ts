import { mapValues } from "../code/map-values.ts";
import type { Document, Schema } from "../description/openapi.ts";
import { isReference, resolve } from "../description/resolve.ts";

/** Gives each member that is a bare reference the words of what it refers to: an editor shows the member's own comment only. */
export function describeMembers(document: Document, schema: Schema): Schema {
  const { properties } = schema;
  if (properties === undefined) return schema;
  return { ...schema, properties: mapValues(properties, (member) => describeMember(document, member)) };
}

function describeMember(document: Document, member: Schema): Schema {
  if (member.description !== undefined || !isReference(member)) return member;
  const { description } = resolve(document, "schemas", member);
  return description === undefined ? member : { ...member, description };
}
