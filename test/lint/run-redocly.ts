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

/** Lints texts as API descriptions, with the settings of this repository, all in one run. */
export async function lintTexts(texts: readonly string[], format: "json" | "github-actions"): Promise<Run> {
  const folder = await mkdtemp(join(tmpdir(), "svc-lint-"));
  try {
    const files = texts.map((_, number) => join(folder, `${number}-api.yaml`));
    for (const [number, file] of files.entries()) await writeFile(file, texts[number] ?? "");
    return await runRedocly(["lint", ...files, `--format=${format}`]);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** One report for each description; Redocly prints one after the other. */
export function splitReports(stdout: string): string[] {
  return stdout.split(/(?<=^\})(?=\{$)/m);
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
