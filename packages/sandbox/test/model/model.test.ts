import { afterAll, beforeAll, expect, test } from "vitest";
import { specification } from "./rules/rules.ts";
import { explore } from "./run/explore.ts";
import { report } from "./run/report.ts";
import { openStage, type Stage } from "./run/world.ts";

const RUNS = 1000;
const LONGEST_MS = 120_000;

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const { SVC_MODEL_SEED: seed, SVC_MODEL_PATH: path, SVC_MODEL_RUNS: runs } = process.env;

test("whatever is done in whatever order, the sandbox answers as the specification's model does", {
  timeout: LONGEST_MS,
}, async () => {
  const finding = await explore(stage, {
    rules: specification,
    runs: runs === undefined ? RUNS : Number(runs),
    seed: seed === undefined ? undefined : Number(seed),
    path,
  });
  expect(finding.details.failed ? report(finding) : "as specified").toBe("as specified");
});
