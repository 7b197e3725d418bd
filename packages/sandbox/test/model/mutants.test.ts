import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { misreadings } from "./mutants/misreadings.ts";
import { tamperings } from "./mutants/tamperings.ts";
import { specification } from "./rules/rules.ts";
import { type Exploration, explore } from "./run/explore.ts";
import { report } from "./run/report.ts";
import { openStage, type Stage } from "./run/world.ts";

/** Always the same one: what is found once stays found. */
const SEED = 20260101;
/** As many as the real test makes; most need fewer than ten. */
const ENOUGH_RUNS = 1000;
/** Who is connected before anything is done. */
const CAST = 3;
const LONGEST_MS = 60_000;

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const hunt = (exploration: Partial<Exploration>) =>
  explore(stage, { rules: specification, runs: ENOUGH_RUNS, seed: SEED, shrink: false, ...exploration });

describe("The model-based test notices", { timeout: LONGEST_MS }, () => {
  test.each(Object.entries(misreadings))("a specification in which %s", async (_name, wrong) => {
    const { details } = await hunt({ rules: { ...specification, ...wrong } });
    expect(details.failed).toBe(true);
  });

  test.each(Object.entries(tamperings))("a sandbox in which %s", async (_name, tamper) => {
    const { details } = await hunt({ tamper });
    expect(details.failed).toBe(true);
  });

  test("and tells the shortest way there, and how to see it again", async () => {
    const finding = await hunt({ rules: { ...specification, ibanHasJustFailed: () => false }, shrink: true });
    const { seed, counterexamplePath } = finding.details;
    const text = report(finding);
    expect(text).toContain(`SVC_MODEL_SEED=${seed} SVC_MODEL_PATH=${counterexamplePath}`);
    expect(finding.story.slice(CAST)).toEqual([
      expect.stringContaining('creates "[fail] Old bank"'),
      "5 seconds pass",
      expect.stringContaining("creates"),
    ]);
    expect(text).toContain("RECENTLY_FAILED_IBAN");
  });

  test("the same failure again when it is replayed", async () => {
    const rules = { ...specification, otpAttempts: 6 };
    const first = await hunt({ rules, shrink: true });
    const path = first.details.counterexamplePath ?? "";
    const again = await hunt({ rules, path });
    expect(again.story).toEqual(first.story);
    expect(again.details.numRuns).toBe(1);
  });
});
