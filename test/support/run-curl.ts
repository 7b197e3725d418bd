import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { parseArgs, promisify } from "node:util";

const run = promisify(execFile);

const OPENSSL = fileURLToPath(new URL("openssl.ts", import.meta.url));

export interface Reply {
  readonly status: number;
  readonly body: string;
}

/**
 * Does what a shell and curl would do with a command, or with a few lines that end in one. A shell takes it apart, so
 * its quoting is put to the test; the request is sent from here, because not every machine that runs the tests has curl.
 */
export async function runCurl(script: string): Promise<Reply> {
  return sendLikeCurl(await readCurlArguments(script));
}

/** Does what curl would do with its arguments, as far as our commands use them. */
export async function sendLikeCurl(args: readonly string[]): Promise<Reply> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      head: { type: "boolean", short: "I" },
      data: { type: "string", short: "d" },
      "data-urlencode": { type: "string", multiple: true, default: [] },
      get: { type: "boolean", short: "G" },
      header: { type: "string", short: "H", multiple: true },
      request: { type: "string", short: "X" },
      silent: { type: "boolean", short: "s" },
      "show-error": { type: "boolean", short: "S" },
    },
  });
  const { data: body, header = [], request: method = defaultMethod(values) } = values;
  const headers = header.map((line) => line.split(/: ?(.*)/).slice(0, 2));
  const query = values["data-urlencode"].map((pair) => pair.split(/=(.*)/s).slice(0, 2));
  const response = await fetch(`${positionals}${values.get ? `?${new URLSearchParams(query)}` : ""}`, {
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

/** Lets a shell run the script with a curl that only tells what it was given, and an openssl where there is none. */
export async function readCurlArguments(script: string): Promise<string[]> {
  const openssl = `command -v openssl >/dev/null || openssl() { '${process.execPath}' '${OPENSSL}' "$@"; }`;
  const { stdout } = await run("sh", ["-c", `${openssl}\ncurl() { printf '%s\\0' "$@"; }\n${script}`]);
  if (stdout === "") throw new Error(`This calls no curl: ${script}`);
  return stdout.split("\0").slice(0, -1);
}
