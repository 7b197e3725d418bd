/**
 * Ends a run of `.ci/run` with one line, `N passed, N failed`, and a matching exit code.
 * Usage: summary.ts <number of failed steps>
 */
import { readFileSync } from "node:fs";
import { countTests, type TestReport } from "./count-tests.ts";

const failedSteps = Number(process.argv[2]);
const { passed, failed } = countTests(readReport("reports/vitest.json"));

// A failed step that no failed test explains (lint, build, a crashed test run) counts as a failure of its own.
const total = Math.max(failed, failedSteps);
console.log(`${passed} passed, ${total} failed`);
process.exitCode = total === 0 ? 0 : 1;

function readReport(path: string): TestReport | undefined {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return undefined; // The run ended before it could write one.
  }
}
