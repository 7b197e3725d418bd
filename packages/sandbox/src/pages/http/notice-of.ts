import type { Context } from "hono";
import { isNotice, type Notice } from "../render/parts/notice.ts";

export function noticeOf(c: Context): Notice | undefined {
  const key = c.req.query("notice");
  return isNotice(key) ? key : undefined;
}
