import { createHash, timingSafeEqual } from "node:crypto";
import { parse } from "hono/utils/cookie";

interface Guard {
  readonly controlToken: string | null;
  readonly publicUrl: string | null;
}

export const TOKEN_COOKIE = "svc_sandbox_token";

/** Only from the sandbox's own pages or from outside a browser, and with the token where one is needed. */
export function mayControl(request: Request, { controlToken, publicUrl }: Guard): boolean {
  const origin = request.headers.get("origin");
  if (origin !== null && !isOwnOrigin(origin, request.url, publicUrl)) return false;
  if (isPartOfForeignPage(request)) return false;
  return controlToken === null || equal(readToken(request) ?? "", controlToken);
}

/** Behind a proxy, pages have its address, and we are asked by ours. */
export function isOwnOrigin(origin: string, requestUrl: string, publicUrl: string | null): boolean {
  return origin === new URL(requestUrl).origin || origin === publicUrl;
}

/** As a script or image, say, which browsers ask for without an origin. Following a link to here is nobody's attack. */
function isPartOfForeignPage({ headers }: Request): boolean {
  const site = headers.get("sec-fetch-site");
  return (site === "cross-site" || site === "same-site") && headers.get("sec-fetch-mode") !== "navigate";
}

/** A page cannot set headers on a stream of events, so its cookie will do. */
function readToken({ headers }: Request): string | undefined {
  const bearer = /^Bearer (.+)$/.exec(headers.get("authorization") ?? "");
  return bearer?.[1] ?? parse(headers.get("cookie") ?? "", TOKEN_COOKIE)[TOKEN_COOKIE];
}

/** Hashed first, so that neither content nor length shows in the time it takes. */
function equal(given: string, expected: string): boolean {
  const hash = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(hash(given), hash(expected));
}
