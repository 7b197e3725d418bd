import { expect, it } from "vitest";
import { readManifest, readText } from "../support/workspace.ts";

const { packageManager, scripts } = readManifest(".");
const START = `npx -y ${packageManager} start`;
const TEST = `npx -y ${packageManager} test`;

it("README names both commands, each on a line of its own, with the pinned pnpm", () => {
  const lines = readText("README.md").split("\n");
  expect(lines.filter((line) => line.startsWith("npx "))).toEqual([START, TEST]);
});

it("both commands are scripts", () => {
  expect(scripts).toMatchObject({ start: expect.any(String), test: expect.any(String) });
});

it(".ci/run runs README's test command as it stands there", () => {
  expect(readText(".ci/run")).toContain(` ${TEST}\n`);
});

it("every file that starts pnpm starts the pinned one", () => {
  const files = [
    ".ci/run",
    ".github/workflows/ci.yml",
    ".github/workflows/release.yml",
    "README.md",
    "CONTRIBUTING.md",
  ];
  const versions = files.flatMap((file) => readText(file).match(/\bpnpm@[\w.]+\b/g) ?? []);
  expect(new Set(versions)).toEqual(new Set([packageManager]));
});
