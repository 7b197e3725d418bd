import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { root } from "./workspace.ts";

const run = promisify(execFile);

/** Brings every `dist/` up to date; quick when nothing changed. Fails with the compiler's words. */
export async function buildPackages(): Promise<void> {
  try {
    await run("node_modules/.bin/tsc", ["-b", "tsconfig.build.json"], { cwd: root });
  } catch (error) {
    const output = error instanceof Error && "stdout" in error ? error.stdout : error;
    throw new Error(`The packages do not build:\n${output}`, { cause: error });
  }
}
