/** The path of the event goes behind the callback's path; a query (some put their token there) stays where it is. */
export function callbackUrl(callback: string, path: string): string {
  const url = new URL(callback);
  url.pathname = url.pathname.replace(/\/+$/, "") + path;
  return url.href;
}
