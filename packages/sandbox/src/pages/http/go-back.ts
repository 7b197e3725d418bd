import type { Notice } from "../render/parts/notice.ts";

const BASE = "http://page.invalid";

/** The page that a form was on, with what there is to say about it. Only ever a page of ours. */
export function goBack(back: string, notice: Notice, fallback = "/"): string {
  const url = parseOwn(back) ?? new URL(fallback, BASE);
  url.searchParams.set("notice", notice);
  return url.pathname + url.search;
}

/** The address of a page without what was said about it. */
export function addressOf(requestUrl: string): string {
  const url = new URL(requestUrl);
  url.searchParams.delete("notice");
  return url.pathname + url.search;
}

function parseOwn(path: string): URL | undefined {
  const url = path.startsWith("/") && URL.canParse(path, BASE) ? new URL(path, BASE) : undefined;
  // `//elsewhere.example` begins with a slash too, and `/..//elsewhere.example` is that once it is resolved.
  return url?.origin === BASE && !url.pathname.startsWith("//") ? url : undefined;
}
