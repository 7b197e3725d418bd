import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

interface Report {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

/** Runs some tests of another copy of the repository. */
export function runTests(folder: string, files: readonly string[]): { failed: string[]; passed: number } {
  const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith("VITEST"));
  spawnSync(process.execPath, ["node_modules/vitest/vitest.mjs", "run", ...files], {
    cwd: folder,
    env: Object.fromEntries(inherited),
  });
  const report: Report = JSON.parse(readFileSync(join(folder, "reports/vitest.json"), "utf8"));
  const results = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const failed = results.filter(({ status }) => status === "failed").map(({ fullName }) => fullName);
  return { failed: failed.sort(), passed: report.numPassedTests };
}
