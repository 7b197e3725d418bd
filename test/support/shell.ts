import { spawn } from "node:child_process";
import { once } from "node:events";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

const CURL = fileURLToPath(new URL("curl.ts", import.meta.url));
/** Never printed by anything else. */
const END = "\u001e";

/** Each answer gets a line of its own; machines without curl get one. */
const PRELUDE = `set -eu
if command -v curl >/dev/null; then send() { command curl "$@"; }; else send() { '${process.execPath}' '${CURL}' "$@"; }; fi
curl() { send "$@" && echo; }
`;

/** A shell that keeps its variables from one script to the next, as the one that a reader of our pages has open. */
export interface Shell {
  /** Runs a script and answers what it prints. Fails when a command of it fails. */
  run(script: string): Promise<string>;
  close(): Promise<void>;
}

export function openShell(environment: Readonly<Record<string, string>> = {}): Shell {
  const PATH = `${dirname(process.execPath)}:${process.env.PATH ?? ""}`;
  const child = spawn("sh", [], { env: { ...process.env, ...environment, PATH }, stdio: ["pipe", "pipe", "pipe"] });
  const closed = once(child, "close");
  let printed = "";
  let complaints = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    printed += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    complaints += text;
  });
  child.stdin.write(PRELUDE);

  return {
    async run(script) {
      const failed = closed.then(() => {
        throw new Error(`the shell ended: ${complaints}\n${script}`);
      });
      child.stdin.write(`${script}\nprintf '${END}'\n`);
      while (!printed.includes(END)) await Promise.race([once(child.stdout, "data"), failed]);
      const [output = "", rest = ""] = printed.split(END);
      printed = rest;
      return output;
    },
    async close() {
      child.stdin.end();
      await closed;
    },
  };
}
