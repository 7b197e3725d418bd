import { afterAll, beforeAll, expect, test } from "vitest";
import { stores } from "../support/stores.ts";
import { specification } from "./rules/rules.ts";
import { explore } from "./run/explore.ts";
import { report } from "./run/report.ts";
import { openStage, type Stage } from "./run/world.ts";

/** A run takes some 15 ms on a machine that has nothing else to do, and on PostgreSQL some 250 ms. */
const LONGEST_RUN_MS = { memory: 120, elsewhere: 2000 };

let stage: Stage;
beforeAll(async () => {
  stage = await openStage(stores.find(({ name }) => name === store));
});
afterAll(() => stage.close());

/**
 * A failure says which seed and path show it again; with SVC_MODEL_RUNS=20000 one can look further, and with
 * SVC_MODEL_STORE=PostgreSQL elsewhere.
 */
const { SVC_MODEL_SEED: seed, SVC_MODEL_PATH: path, SVC_MODEL_RUNS = "1000", SVC_MODEL_STORE: store } = process.env;
const runs = Number(SVC_MODEL_RUNS);

test("whatever is done in whatever order, the sandbox answers as the specification's model does", {
  timeout: runs * LONGEST_RUN_MS[store === undefined ? "memory" : "elsewhere"],
}, async () => {
  const finding = await explore(stage, {
    rules: specification,
    runs,
    seed: seed === undefined ? undefined : Number(seed),
    path,
  });
  expect(finding.details.failed ? report(finding) : "as specified").toBe("as specified");
});
