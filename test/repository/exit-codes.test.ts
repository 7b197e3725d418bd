import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { listPackages, readManifest, root } from "../support/workspace.ts";

/** Every command of ours: what a script of a package.json starts with Node, and what a package installs. */
const commands = new Set([".", ...listPackages().map(({ folder }) => `packages/${folder}`)].flatMap(listCommands));

function listCommands(folder: string): string[] {
  const { scripts = {}, bin = {} } = readManifest(folder);
  const started = Object.values(scripts).flatMap((script) => /^node (\S+\.ts)\b/.exec(script)?.slice(1) ?? []);
  return [...started, ...Object.values(bin)].map((file) => join(folder, file));
}

function run(command: string, arg: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, arg], { cwd: root, encoding: "utf8" });
  return { status, stdout, stderr };
}

it("there are eight commands", () => {
  expect([...commands].sort()).toEqual([
    "bench/sandbox.ts",
    "bench/start-up.ts",
    "packages/docs/src/build.ts",
    "packages/mock/src/cli.ts",
    "packages/sandbox/src/cli.ts",
    "scripts/build.ts",
    "scripts/generate.ts",
    "scripts/start.ts",
  ]);
});

describe.each([...commands])("%s", (command) => {
  it.each(["--colour", "extra"])("ends with 2 on %s, does nothing, and points at --help in one line", (arg) => {
    const { status, stdout, stderr } = run(command, arg);
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(stderr).toMatch(new RegExp(`^.*${arg}.*see --help.*\\n$`));
  });

  it("says so in its help", () => {
    const { status, stdout, stderr } = run(command, "--help");
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(stdout).toMatch(/Exit code: 0 .*, 1 .*, 2 .*/);
  });
});
