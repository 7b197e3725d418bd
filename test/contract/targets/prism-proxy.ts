import { spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { createInterface } from "node:readline";

export interface PrismProxy {
  readonly url: string;
  close(): Promise<void>;
}

const { resolve } = createRequire(import.meta.url);
const PRISM = resolve("@stoplight/prism-cli");
const DESCRIPTION = resolve("@svc/openapi/svc.json");

/** `prism proxy --errors`: a request or an answer that breaks the description becomes an error of Prism's own. */
export async function startPrismProxy(upstream: string): Promise<PrismProxy> {
  const options = ["--errors", "--host", "127.0.0.1", "--port", "0"];
  const child = spawn(process.execPath, [PRISM, "proxy", ...options, DESCRIPTION, upstream], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const exit = once(child, "exit");
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /listening on (http:\S+)/.exec(line)?.[1];
    if (url === undefined) continue;
    // Read on, or Prism stops when the pipe is full of its log.
    child.stdout.resume();
    return {
      url,
      async close() {
        child.kill();
        await exit;
      },
    };
  }
  throw new Error("Prism ended before it listened");
}
