/** Parts of a path that let whoever knows them in: tokens of the hosted pages. */
const PAGE_TOKEN = /(\/(?:signup|consent|otp)\\?\/)[^\\/?"]+/g;
/** Belongs into a header, and is put into a query by mistake. */
const KEY_IN_QUERY = /([?&](?:api[-_]?key|api[-_]?secret|key|secret|token)=)[^&"]+/gi;
/** Members of a body, whatever their value, also when it was cut off in the middle. */
const SECRET_MEMBER =
  /("(?:apiKey|apikey|masterKey|apiSecret|verificationCode)"\s*:\s*)(?:"(?:[^"\\]|\\.)*"?|\[[^\]]*\]?|\{[^}]*\}?|[^"\s,}]+)/g;
/** A callback carries the token of its receiver; only where it leads to may be seen. */
const CALLBACK = /("callback"\s*:\s*)("(?:[^"\\]|\\.)*\\?"?|\[[^\]]*\]?|\{[^}]*\}?)/g;
const ORIGIN = /^(https?:\/\/)(?:[^/?#\\]*@)?([^/?#\\@]*)/i;

export function maskPath(path: string): string {
  return path.replace(PAGE_TOKEN, "$1***").replace(KEY_IN_QUERY, "$1***");
}

export function maskBody(body: string): string {
  const masked = body
    .replace(SECRET_MEMBER, '$1"***"')
    .replace(CALLBACK, (_, before: string, value: string) => `${before}${maskCallback(value)}`);
  return maskPath(masked);
}

/** Slashes may be escaped, as PHP does it, so it is read before anything is taken for its origin. */
function maskCallback(value: string): string {
  const [, protocol, host] = ORIGIN.exec(readText(value)) ?? [];
  return protocol === undefined ? '"***"' : JSON.stringify(`${protocol}${host}/***`);
}

/** Empty when it is no text, or was cut off in the middle of it: nothing of it can be shown then. */
function readText(value: string): string {
  try {
    const text: unknown = JSON.parse(value);
    return typeof text === "string" ? text : "";
  } catch {
    return "";
  }
}
