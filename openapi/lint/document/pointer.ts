/** Writes one step of a JSON Pointer (RFC 6901). */
export function escapeKey(key: string): string {
  return key.replaceAll("~", "~0").replaceAll("/", "~1");
}

/** The steps of a JSON Pointer: `/a~1b/0` leads over `a/b` and `0`. */
export function splitPointer(pointer: string): string[] {
  return pointer
    .split("/")
    .slice(1)
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
}
