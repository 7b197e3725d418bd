import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../support/workspace.ts";

const CLI = join(root, "node_modules/@redocly/cli/bin/cli.js");

export interface Run {
  readonly exitCode: number;
  readonly stdout: string;
}

/** Lints a text as an API description, with the settings of this repository. */
export async function lintText(text: string, format: "json" | "github-actions"): Promise<Run> {
  const folder = await mkdtemp(join(tmpdir(), "svc-lint-"));
  try {
    const file = join(folder, "api.yaml");
    await writeFile(file, text);
    return await runRedocly(["lint", file, `--format=${format}`]);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Runs Redocly in the repository's folder, as `pnpm lint:api` does. */
export function runRedocly(args: readonly string[]): Promise<Run> {
  const env = { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [CLI, ...args], { cwd: root, env }, (_error, stdout) => {
      resolve({ exitCode: child.exitCode ?? -1, stdout });
    });
  });
}
