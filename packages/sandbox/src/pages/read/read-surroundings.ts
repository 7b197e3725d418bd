import type { Context } from "hono";
import type { Engine } from "../../engine/engine.ts";
import type { Work } from "../../engine/work.ts";
import { addressOf } from "../http/go-back.ts";
import { noticeOf } from "../http/notice-of.ts";
import type { Surroundings } from "../render/developer/render-developer-page.ts";

export async function readSurroundings(engine: Engine, work: Work, c: Context): Promise<Surroundings> {
  const { mode } = await engine.clock.read(work.db);
  return { clock: { now: work.now, mode }, here: addressOf(c.req.url), notice: noticeOf(c) };
}
