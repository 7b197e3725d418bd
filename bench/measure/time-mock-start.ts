import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const cli = fileURLToPath(new URL("../../packages/mock/src/cli.ts", import.meta.url));

/** Milliseconds from the start of svc-mock to its first answer. */
export async function timeMockStart(): Promise<number> {
  const begin = performance.now();
  const child = spawn(process.execPath, [cli, "--port", "0"], { stdio: ["ignore", "pipe", "inherit"] });
  const exit = once(child, "exit");
  const [line] = await Promise.race([once(createInterface(child.stdout), "line"), exit.then(failToStart)]);
  await (await fetch(/http:\S+/.exec(line)?.[0] ?? "")).text();
  const readyMs = performance.now() - begin;
  child.kill();
  await exit;
  return readyMs;
}

function failToStart(): never {
  throw new Error("svc-mock ended before it answered");
}
