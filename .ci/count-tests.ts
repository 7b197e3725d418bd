/** The part of vitest's JSON report that is counted. */
export interface TestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly success: boolean;
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[];
}

/** Counts tests. A file that could not even be loaded has no tests and counts as one failure, as does a missing report. */
export function countTests(report: TestReport | undefined): { passed: number; failed: number } {
  if (report === undefined) return { passed: 0, failed: 1 };
  const brokenFiles = report.testResults.filter(
    (file) => file.status === "failed" && file.assertionResults.length === 0,
  ).length;
  const failed = report.numFailedTests + brokenFiles;
  return { passed: report.numPassedTests, failed: report.success ? failed : Math.max(failed, 1) };
}
