/**
 * The base address without slashes at its end. Plain means: without user, query and fragment. The message does not repeat
 * what was given, since it may hold a password; the runtime's own message would.
 */
export function checkBaseUrl(baseUrl: string): string {
  if (!/^https?:\/\/[^\s/?#@]+(\/[^\s?#]*)?$/i.test(baseUrl)) {
    throw new TypeError("baseUrl: plain http(s) address required");
  }
  return baseUrl.replace(/\/+$/, "");
}

/**
 * Refuses a key that cannot stand in a header, without repeating it. The runtime would refuse it later and quote it.
 * What it catches above all is the line break at the end of a key that was read from a file.
 */
export function checkSecret(name: string, value: string): void {
  if (typeof value !== "string" || !/^[!-~]+$/.test(value)) {
    throw new TypeError(`${name}: visible ASCII characters required`);
  }
}
