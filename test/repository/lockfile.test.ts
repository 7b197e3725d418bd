import { expect, it } from "vitest";
import { listPackages, readManifest, readText } from "../support/workspace.ts";

const manifests = [readManifest("."), ...listPackages().map(({ manifest }) => manifest)];

it("the lockfile names no host, so that it holds behind every mirror", () => {
  expect(readText("pnpm-lock.yaml")).not.toMatch(/https?:\/\//);
});

it.each(manifests)("$name pins every dependency exactly", ({ dependencies, devDependencies }) => {
  const ranges = Object.entries({ ...dependencies, ...devDependencies });
  const loose = ranges.filter(([, range]) => range !== "workspace:^" && !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(range));
  expect(loose).toEqual([]);
});
