import { spawn } from "node:child_process";
import { once } from "node:events";
import { request } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import type { Target } from "../targets/target.ts";
import { findFreePort } from "./find-free-port.ts";

const POLL_MS = 2;
const LIMIT_MS = 30_000;

export interface RunningServer {
  readonly pid: number;
  readonly port: number;
  readonly url: string;
  /** From its start to its first answer. */
  readonly readyMs: number;
  stop(): Promise<void>;
}

/** Starts a server in a process of its own and waits for its first answer. */
export async function startServer(target: Target): Promise<RunningServer> {
  const port = await findFreePort();
  const begin = performance.now();
  const child = spawn(process.execPath, target.command(port), { stdio: ["ignore", "ignore", "inherit"] });
  const exit = once(child, "exit");
  while (!(await answers(port, target.firstCall))) {
    if (child.exitCode !== null) throw new Error(`${target.name} ended with code ${child.exitCode}`);
    if (performance.now() - begin > LIMIT_MS) throw new Error(`${target.name} does not answer`);
    await delay(POLL_MS);
  }
  const readyMs = performance.now() - begin;
  if (child.pid === undefined) throw new Error(`${target.name} has no process`);
  return {
    ...{ pid: child.pid, port, url: `http://127.0.0.1:${port}`, readyMs },
    async stop() {
      child.kill();
      await exit;
    },
  };
}

/** Whatever the answer is: a refusal is one too. */
function answers(port: number, path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const call = request({ host: "127.0.0.1", port, path, agent: false }, (response) => {
      response.resume().on("end", () => resolve(true));
    });
    call.on("error", () => resolve(false)).end();
  });
}
