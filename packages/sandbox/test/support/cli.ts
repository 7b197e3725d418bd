import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";
import type { Reachable } from "./call.ts";

const CLI = fileURLToPath(new URL("../../src/cli.ts", import.meta.url));

/** How a process ended, and all that it printed. */
export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A sandbox in a process of its own. */
export interface CliProcess extends Reachable {
  /** Sends a signal and waits for the end; SIGKILL leaves it no time for anything. */
  end(signal: NodeJS.Signals): Promise<Ended>;
}

/** Runs the command until it ends by itself. */
export function runCli(...args: string[]): Promise<Ended> {
  return launch(args).ended;
}

/** Starts a sandbox on any free port, and waits until it listens. It ends with the test at the latest. */
export async function startCli(...args: string[]): Promise<CliProcess> {
  const { child, ended, printed } = launch(["--port", "0", "--json-log", ...args]);
  const failed = ended.then(({ stderr }) => {
    throw new Error(`the sandbox did not start: ${stderr}`);
  });
  const listening = () => /"url":"([^"]+)"/.exec(printed.stdout)?.[1];
  while (listening() === undefined) await Promise.race([once(child.stdout, "data"), failed]);
  return {
    url: listening() ?? "",
    fetch,
    end(signal) {
      child.kill(signal);
      return ended;
    },
  };
}

interface Launched {
  readonly child: ChildProcess & { readonly stdout: Readable };
  readonly printed: { stdout: string; stderr: string };
  readonly ended: Promise<Ended>;
}

export function launch(args: readonly string[]): Launched {
  const child = spawn(process.execPath, [CLI, ...args], { stdio: ["ignore", "pipe", "pipe"] });
  const printed = { stdout: "", stderr: "" };
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    printed.stdout += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    printed.stderr += text;
  });
  const ended = once(child, "close").then(([code, signal]): Ended => ({ code, signal, ...printed }));
  onTestFinished(async () => {
    child.kill("SIGKILL");
    await ended;
  });
  return { child, printed, ended };
}
