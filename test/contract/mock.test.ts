import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectAnswer } from "./expect-answer.ts";
import { replay } from "./replay.ts";
import { loadCases } from "./scenario.ts";
import type { Target } from "./target.ts";
import { startMockTarget } from "./targets/mock.ts";

const cases = loadCases().filter(({ only }) => only !== "sandbox");
let target: Target;

beforeAll(async () => {
  target = await startMockTarget();
});
afterAll(() => target.close());

describe("the mock", () => {
  it.each(cases)("$operation: $name", async (testCase) => {
    const known = await target.prepare(testCase);
    expectAnswer(target, testCase, known, await replay(target, testCase, known));
    expect.hasAssertions();
  });
});
