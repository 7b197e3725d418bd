import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { promisify } from "node:util";
import { partnerEnvironment } from "./partner-environment.ts";

/** A command of an installed package, at work. */
export interface Started extends AsyncDisposable {
  /** Where it says that it answers. */
  readonly url: string;
  /** Does what Ctrl-C does, and answers the exit code. */
  interrupt(): Promise<number | null>;
}

/** Runs a command in a folder to its end, and answers what it prints. Fails, with all that it printed, unless it succeeds. */
export async function runIn(folder: string, command: string, args: readonly string[], node?: string): Promise<string> {
  const options = { cwd: folder, env: { ...partnerEnvironment(node), NO_COLOR: "1" } };
  try {
    return (await promisify(execFile)(command, args, options)).stdout;
  } catch (error) {
    const printed = error instanceof Error && "stdout" in error ? error.stdout : "";
    throw new Error(`${command} ${args.join(" ")} failed:\n${printed}`, { cause: error });
  }
}

/** Starts a server that a package has installed as a command. */
export async function startIn(folder: string, bin: string, ...args: string[]): Promise<Started> {
  const child = spawn(`node_modules/.bin/${bin}`, args, {
    cwd: folder,
    env: partnerEnvironment(),
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "close");
  return {
    url: await readUrl(child.stdout),
    async interrupt() {
      child.kill("SIGINT");
      const [code] = await ended;
      return code;
    },
    async [Symbol.asyncDispose]() {
      child.kill("SIGKILL");
      await ended;
    },
  };
}

async function readUrl(output: Readable): Promise<string> {
  for await (const line of createInterface(output)) {
    const [url] = /http:\S+/.exec(line) ?? [];
    if (url !== undefined) {
      output.resume();
      return url;
    }
  }
  throw new Error("It ended without saying where it answers.");
}
