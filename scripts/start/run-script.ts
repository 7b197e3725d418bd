import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";

/** Runs a script of ours in its own process, silently; fails with all that it printed. Ends it when the signal is aborted. */
export async function runScript(path: string, folder: string, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const child = spawn(process.execPath, [path], { cwd: folder, stdio: ["ignore", "pipe", "pipe"] });
  const kill = () => child.kill();
  signal.addEventListener("abort", kill);
  const [[code], stdout, stderr] = await Promise.all([once(child, "close"), text(child.stdout), text(child.stderr)]);
  signal.removeEventListener("abort", kill);
  signal.throwIfAborted();
  if (code !== 0) throw new Error(`${path} failed:\n${stdout}${stderr}`.trimEnd());
}
