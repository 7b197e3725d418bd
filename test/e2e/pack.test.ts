import { execFile } from "node:child_process";
import { readdirSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { publint } from "publint";
import { afterAll, assert, beforeAll, describe, expect, it } from "vitest";
import { buildPackages } from "../support/build-packages.ts";
import { packPackages, type Tarball } from "../support/pack-packages.ts";
import { listPublicPackages, root } from "../support/workspace.ts";

const run = promisify(execFile);

/** What of a package's folder is for its developers only. */
const LEFT_BEHIND = ["coverage", "node_modules", "src", "test", "tsconfig.build.json"];
const UNWANTED = /(^|\/)test\/|\.test\.|\.test-d\.|\.tsbuildinfo$|^src\/.*\.ts$/;

let folder: string | undefined;
let tarballs: Map<string, Tarball>;

beforeAll(async () => {
  await buildPackages();
  folder = await mkdtemp(join(tmpdir(), "svc-pack-"));
  tarballs = await packPackages(folder);
});

afterAll(async () => {
  if (folder !== undefined) await rm(folder, { recursive: true });
});

describe.concurrent.each(listPublicPackages())("the tarball of $manifest.name", ({ path, manifest: { name } }) => {
  function tarball(): Tarball {
    const found = tarballs.get(name);
    assert(found, `${name} was not packed`);
    return found;
  }

  it("passes publint", async () => {
    const buffer = await readFile(tarball().path);
    const { messages } = await publint({ pack: { tarball: new Uint8Array(buffer).buffer }, strict: true });
    expect(messages).toEqual([]);
  });

  it("has types that resolve wherever ES modules do", async () => {
    const attw = join(root, "node_modules/.bin/attw");
    await expect(run(attw, [tarball().path, "--profile", "esm-only"])).resolves.toMatchObject({ stderr: "" });
  });

  it("holds what is needed and nothing else", () => {
    const { files } = tarball();
    const published = new Set(files.map((file) => file.split("/")[0]));
    const own = readdirSync(path).filter((entry) => !LEFT_BEHIND.includes(entry));
    expect([...published]).toEqual(expect.arrayContaining(["LICENSE", "README.md", "dist", ...own]));
    expect(files.filter((file) => UNWANTED.test(file))).toEqual([]);
  });

  it("asks for published versions of our other packages", () => {
    const { dependencies, devDependencies, peerDependencies } = tarball().manifest;
    const ranges = Object.values({ ...dependencies, ...devDependencies, ...peerDependencies });
    expect(ranges.filter((range) => range.startsWith("workspace:"))).toEqual([]);
  });
});
