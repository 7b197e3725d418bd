import { existsSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { root } from "./workspace.ts";

/** What pnpm and vitest tell the processes that they start, and a partner's processes do not know. */
const TOLD = /^(npm_|pnpm_|vitest)/i;

/** The environment of a partner's command, on our Node unless told otherwise. */
export function partnerEnvironment(node = process.execPath): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !TOLD.test(name));
  const path = [dirname(node), ...listPath()].join(delimiter);
  return { ...Object.fromEntries(inherited), PATH: path };
}

/** The Node that the machine has by itself, which may be older than ours. */
export function findMachineNode(): string {
  const found = listPath()
    .map((folder) => join(folder, "node"))
    .find((file) => existsSync(file));
  if (found === undefined) throw new Error("There is no node on PATH but the workspace's own.");
  return found;
}

/** The folders of PATH that are not the workspace's. */
function listPath(): string[] {
  return (process.env.PATH ?? "").split(delimiter).filter((folder) => !folder.startsWith(root));
}
