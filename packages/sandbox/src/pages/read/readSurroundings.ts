import type { Context } from "hono";
import type { Engine } from "../../engine.ts";
import type { Work } from "../../work.ts";
import { addressOf } from "../http/goBack.ts";
import { noticeOf } from "../http/noticeOf.ts";
import type { Surroundings } from "../render/developer/renderDeveloperPage.ts";

export async function readSurroundings(engine: Engine, work: Work, c: Context): Promise<Surroundings> {
  const { mode } = await engine.clock.read(work.db);
  return { clock: { now: work.now, mode }, here: addressOf(c.req.url), notice: noticeOf(c) };
}
