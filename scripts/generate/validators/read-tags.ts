import { isObject } from "../description/pointer.ts";

/** A member that tells the variants of a union apart. */
export interface Tag {
  readonly member: string;
  /** What it has to be; undefined when it has to be absent. */
  readonly value: string | undefined;
  readonly optional: boolean;
}

/** The tags of a variant, which is a schema or a reference to one by name; none for one that has no members. */
export function readTags(variant: unknown, find: (name: string) => unknown): Tag[] {
  if (!isObject(variant)) return [];
  if (typeof variant.$ref === "string") return readTags(find(variant.$ref), find);
  const { properties, required } = variant;
  if (!isObject(properties)) return [];
  return Object.entries(properties).flatMap(([member, schema]): Tag[] => {
    if (!isObject(schema)) return [];
    if (isObject(schema.not) && Object.keys(schema.not).length === 0)
      return [{ member, value: undefined, optional: true }];
    if (typeof schema.const !== "string") return [];
    return [{ member, value: schema.const, optional: !(Array.isArray(required) && required.includes(member)) }];
  });
}
