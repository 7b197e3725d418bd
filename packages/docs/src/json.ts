/** Any JSON value; the description is handled as plain data, since every decoration touches other parts of it. */
export type Json = null | boolean | number | string | Json[] | JsonObject;

export interface JsonObject {
  [member: string]: Json;
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function isString(value: Json | undefined): value is string {
  return typeof value === "string";
}

/** The value as an object, or an empty one. */
export function objectAt(parent: JsonObject, member: string): JsonObject {
  const value = parent[member];
  return isObject(value) ? value : {};
}

/** The value as a list, or an empty one. */
export function listAt(parent: JsonObject, member: string): Json[] {
  const value = parent[member];
  return Array.isArray(value) ? value : [];
}

/** The value as text, or an empty one. */
export function textAt(parent: JsonObject, member: string): string {
  const value = parent[member];
  return isString(value) ? value : "";
}
