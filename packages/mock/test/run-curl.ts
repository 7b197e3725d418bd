import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

export interface CurlResult {
  readonly status: number;
  readonly body: unknown;
}

/** Pastes a command into a shell and reads what curl prints. */
export async function runCurl(command: string): Promise<CurlResult> {
  const { stdout } = await run("sh", ["-c", `${command} -w '\\n%{http_code}'`]);
  const end = stdout.lastIndexOf("\n");
  return { status: Number(stdout.slice(end + 1)), body: JSON.parse(stdout.slice(0, end)) };
}
