/** `instanceof` would miss objects of another realm: in Jest, what `fetch` returns and throws is of one. */
export function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
