import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { operations } from "@svc/openapi";
import { createSandbox } from "@svc/sandbox";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { runRedocly } from "../lint/run-redocly.ts";
import { readText } from "../support/workspace.ts";
import { listFailures, type Report } from "./workflows/list-failures.ts";
import { expectSoundness } from "./world/expect-soundness.ts";

/** A process of its own, on a machine that may be busy. */
const SLOW_MS = 60_000;
const FILE = "openapi/workflows.arazzo.yaml";

interface Workflow {
  readonly workflowId: string;
  readonly steps: readonly { readonly operationId?: string }[];
}

const { workflows }: { workflows: readonly Workflow[] } = parse(readText(FILE));

it("the journeys of a partner can be run as they are described", { timeout: SLOW_MS }, async () => {
  const folder = await mkdtemp(join(tmpdir(), "svc-workflows-"));
  const sandbox = await createSandbox({ clock: "manual", port: 0 });
  const output = join(folder, "report.json");
  const servers = ["svc", "sandbox"].flatMap((name) => ["--server", `${name}=${sandbox.url}`]);
  const { exitCode, stdout } = await runRedocly(["respect", FILE, ...servers, "--json-output", output]);
  const report: Report = JSON.parse(await readFile(output, "utf8"));
  expect(listFailures(report)).toEqual([]);
  expect(exitCode, stdout).toBe(0);

  const ran = Object.values(report.files).flatMap(({ executedWorkflows }) => executedWorkflows);
  expect(ran.map(({ workflowId }) => workflowId)).toEqual(workflows.map(({ workflowId }) => workflowId));
  await expectSoundness(sandbox);
  await sandbox.close();
  await rm(folder, { recursive: true });
});

it("the journeys need every call of the API", () => {
  const used = new Set(workflows.flatMap(({ steps }) => steps.map(({ operationId }) => operationId)));
  expect(Object.keys(operations).filter((id) => !used.has(`$sourceDescriptions.svc.${id}`))).toEqual([]);
});
