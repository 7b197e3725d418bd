import { execFile } from "node:child_process";
import { parseArgs, promisify } from "node:util";

const run = promisify(execFile);

export interface Reply {
  readonly status: number;
  readonly body: string;
}

/**
 * Does what a shell and curl would do with a command. A shell takes the command apart, so its quoting is put to the test;
 * the request is sent from here, because not every machine that runs the tests has curl.
 */
export async function runCurl(command: string): Promise<Reply> {
  const [program, ...args] = await splitCommand(command);
  if (program !== "curl") throw new Error(`Not a curl command: ${command}`);
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      head: { type: "boolean", short: "I" },
      data: { type: "string", short: "d" },
      header: { type: "string", short: "H", multiple: true },
      request: { type: "string", short: "X" },
      silent: { type: "boolean", short: "s" },
      "show-error": { type: "boolean", short: "S" },
    },
  });
  const { data: body, header = [], request: method = defaultMethod(values) } = values;
  const headers = header.map((line) => line.split(/: ?(.*)/).slice(0, 2));
  const response = await fetch(String(positionals), {
    method,
    headers: Object.fromEntries(headers),
    ...(body !== undefined && { body }),
  });
  return { status: response.status, body: await response.text() };
}

function defaultMethod({ head, data }: { head?: boolean; data?: string }): string {
  if (head) return "HEAD";
  return data === undefined ? "GET" : "POST";
}

async function splitCommand(command: string): Promise<string[]> {
  const { stdout } = await run("sh", ["-c", `printf '%s\\0' ${command}`]);
  return stdout.split("\0").slice(0, -1);
}
