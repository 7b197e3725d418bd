import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Vitest's global set-up of the e2e suite: what is packed and installed in tests is built from the current sources, once. */
export async function setup(): Promise<void> {
  await run("node_modules/.bin/tsc", ["-b", "tsconfig.build.json"], { cwd: new URL("../..", import.meta.url) });
}
