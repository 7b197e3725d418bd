import { describe, expect, it } from "vitest";
import { countTests } from "../../.ci/count-tests.ts";

describe("counting the tests of a run", () => {
  const green = { numPassedTests: 3, numFailedTests: 0, success: true, testResults: [] };

  it("reports what passed and what failed", () => {
    expect(countTests(green)).toEqual({ passed: 3, failed: 0 });
    expect(countTests({ ...green, numFailedTests: 2, success: false })).toEqual({ passed: 3, failed: 2 });
  });

  it("counts a file that could not be loaded", () => {
    const testResults = [{ status: "failed", assertionResults: [] }];
    expect(countTests({ ...green, success: false, testResults })).toEqual({ passed: 3, failed: 1 });
  });

  it("never calls an unsuccessful run clean", () => {
    expect(countTests({ ...green, success: false })).toEqual({ passed: 3, failed: 1 });
    expect(countTests(undefined)).toEqual({ passed: 0, failed: 1 });
  });
});
