import { createHash, timingSafeEqual } from "node:crypto";

const COOKIE = /(?:^|;\s*)svc_sandbox_token=([^;]+)/;

/** Only from the sandbox's own pages or from outside a browser, and with the token where one is needed. */
export function mayControl(request: Request, token: string | null): boolean {
  return isSameOrigin(request) && (token === null || equal(readToken(request) ?? "", token));
}

function isSameOrigin({ headers, url }: Request): boolean {
  const origin = headers.get("origin");
  return origin === null || origin === new URL(url).origin;
}

/** A page cannot set headers on a stream of events, so its cookie will do. */
function readToken({ headers }: Request): string | undefined {
  const bearer = /^Bearer (.+)$/.exec(headers.get("authorization") ?? "");
  return bearer?.[1] ?? COOKIE.exec(headers.get("cookie") ?? "")?.[1];
}

/** Hashed first, so that neither content nor length shows in the time it takes. */
function equal(given: string, expected: string): boolean {
  const hash = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(hash(given), hash(expected));
}
