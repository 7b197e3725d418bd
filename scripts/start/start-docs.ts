import { fileURLToPath } from "node:url";
import { runScript } from "./run-script.ts";
import { serveFolder } from "./serve-folder.ts";
import type { RunningService } from "./service.ts";

const folder = fileURLToPath(new URL("../../packages/docs", import.meta.url));

/** Builds the documentation and serves it. */
export async function startDocs(port: number, signal: AbortSignal): Promise<RunningService> {
  await runScript("src/build.ts", folder, signal);
  const { url, close } = await serveFolder(`${folder}/dist`, port);
  return { url, curl: `curl -sSI '${url}/svc.yaml'`, close };
}
