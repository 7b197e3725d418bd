/** Parses text or UTF-8 bytes as JSON; throws a SyntaxError or a TypeError. Everything else counts as parsed already. */
export function readJson(body: unknown): unknown {
  if (typeof body === "string") return JSON.parse(body);
  if (body instanceof ArrayBuffer || ArrayBuffer.isView(body)) {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
  }
  return body;
}
