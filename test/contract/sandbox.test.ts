import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { expectAnswer } from "./expect-answer.ts";
import { replay } from "./replay.ts";
import { loadCases } from "./scenario.ts";
import { type SandboxTarget, startSandboxTarget } from "./targets/sandbox.ts";

const cases = loadCases().filter(({ only }) => only !== "mock");
let target: SandboxTarget;

beforeAll(async () => {
  target = await startSandboxTarget();
});
afterEach(() => target.examine());
afterAll(() => target.close());

describe("the sandbox", () => {
  it.each(cases)("$operation: $name", async (testCase) => {
    const known = await target.prepare(testCase);
    expectAnswer(target, testCase, known, await replay(target, testCase, known));
    expect.hasAssertions();
  });
});
