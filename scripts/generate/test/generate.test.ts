import { describe, expect, it } from "vitest";
import { root } from "../../../test/support/workspace.ts";
import { loadDescription } from "../description/load.ts";
import { findStale } from "../find-stale.ts";
import { makeAll } from "../make-all.ts";
import { targets } from "../targets.ts";

describe("generating", () => {
  it("makes the same bytes every time", async () => {
    const [first, second] = [await makeAll(root), await makeAll(root)];
    expect([...second]).toEqual([...first]);
  });

  it("finds everything that is committed up to date", async () => {
    expect(findStale(root, await makeAll(root))).toEqual([]);
  });
});

describe.each(targets)("the steps for $source", ({ source, steps }) => {
  const description = loadDescription(root, source);

  it.each(steps)("$name makes exactly the files that it announces", async ({ outputs, make }) => {
    expect([...(await make(description)).keys()].sort()).toEqual([...outputs].sort());
  });
});

it("lets no two steps make the same file", () => {
  const outputs = targets.flatMap(({ steps }) => steps.flatMap((step) => step.outputs));
  expect(new Set(outputs).size).toBe(outputs.length);
});
