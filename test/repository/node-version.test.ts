import { expect, it } from "vitest";

it("scripts run on the Node of the workspace, not on the machine's", () => {
  // Started as a plain `node`, `npx vitest` and the like, tests would run on whatever Node the machine has.
  const major = Number(process.versions.node.split(".")[0]);
  expect(major).toBeGreaterThanOrEqual(24);
});
