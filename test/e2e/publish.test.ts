import { execFile } from "node:child_process";
import { readdirSync } from "node:fs";
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { createContext, runInContext } from "node:vm";
import { type Mock, startMock } from "@svc/mock";
import { build } from "esbuild";
import { publint } from "publint";
import { afterAll, assert, beforeAll, describe, expect, it } from "vitest";
import { buildPackages } from "../support/build-packages.ts";
import { installPublished } from "../support/install-published.ts";
import { packPackages, type Tarball } from "../support/pack-packages.ts";
import { findMachineNode } from "../support/partner-environment.ts";
import { runIn, startIn } from "../support/partner-folder.ts";
import { listPublicPackages, readManifest, readText, root } from "../support/workspace.ts";

const run = promisify(execFile);
const packages = listPublicPackages();

/** What of a package's folder is for its developers only. */
const LEFT_BEHIND = ["coverage", "node_modules", "src", "test", "tsconfig.build.json"];
const UNWANTED = /(^|\/)test\/|\.test\.|\.test-d\.|\.tsbuildinfo$|^src\/.*\.ts$/;

let folder: string;
let tarballs: Map<string, Tarball>;

beforeAll(async () => {
  await buildPackages();
  folder = await mkdtemp(join(tmpdir(), "svc-publish-"));
  await mkdir(join(folder, "packed"));
  tarballs = await packPackages(join(folder, "packed"));
});

afterAll(() => rm(folder, { recursive: true }));

describe.concurrent.each(packages)("the tarball of $manifest.name", ({ path, manifest: { name } }) => {
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

describe.concurrent("installed by npm in an empty folder", () => {
  const COMPILER = { noEmit: true, strict: true, skipLibCheck: false, target: "es2023", types: ["node"] };
  let partner: string;

  beforeAll(async () => {
    const { devDependencies } = readManifest(".");
    const tools = ["@types/node", "typescript", "vitest"].map((name) => `${name}@${devDependencies?.[name]}`);
    partner = join(folder, "partner");
    await mkdir(partner);
    await installPublished(partner, tarballs.values(), [...packages.map(({ manifest }) => manifest.name), ...tools]);
    for (const name of ["be-paid.ts", "read-rate.js"]) {
      await copyFile(new URL(`published/${name}`, import.meta.url), join(partner, name));
    }
  });

  it("a strict program has the right types, whether modules are found as Node or as a bundler does it", async () => {
    const settings = { nodenext: "nodenext", bundler: "esnext" };
    for (const [moduleResolution, module] of Object.entries(settings)) {
      const compilerOptions = { ...COMPILER, module, moduleResolution };
      const project = JSON.stringify({ compilerOptions, files: ["be-paid.ts"] });
      await writeFile(join(partner, `${moduleResolution}.json`), project);
    }
    await runIn(partner, "npx", ["tsc", "-b", ...Object.keys(settings).map((name) => `${name}.json`)]);
  });

  it("the program connects a user, gets events, and is paid", async () => {
    expect(JSON.parse(await runIn(partner, "node", ["be-paid.ts"]))).toEqual({
      refusal: "INVALID_OTP",
      events: ["verificationStatus", "connectionStatus", "orderStatus"],
      examples: ["verificationStatus", "orderStatus", "connectionStatus"],
      decimals: 8,
      mocked: [],
      problems: [],
    });
  });

  it("the README's example passes", async () => {
    const [, example = ""] = /^```ts\n(.*?)^```$/ms.exec(readText("README.md")) ?? [];
    await writeFile(join(partner, "readme.test.ts"), example);
    expect(await runIn(partner, "npx", ["vitest", "run"])).toMatch(/Tests +1 passed/);
  });

  it.each([
    ["svc-mock", "/_mock/examples"],
    ["svc-sandbox", "/_sandbox/health"],
  ])("%s helps, answers, and leaves on Ctrl-C", async (command, path) => {
    expect(await runIn(partner, "npx", [command, "--help"])).toContain("--port");
    await using server = await startIn(partner, command, "--port", "0");
    expect(await fetch(server.url + path)).toMatchObject({ status: 200 });
    expect(await server.interrupt()).toBe(0);
    await expect(fetch(server.url)).rejects.toThrow();
  });

  describe("where there is no Node 24", () => {
    const READ = {
      ticker: "BTCEUR",
      refusal: "VALIDATION_FAILED",
      event: "orderStatus",
      key: expect.stringMatching(/[0-9a-f]{64}$/),
    };
    let mock: Mock;

    beforeAll(async () => {
      mock = await startMock({ port: 0 });
    });
    afterAll(() => mock.close());

    it.each([
      ["module", 'import { readRate } from "./read-rate.js";'],
      ["commonjs", 'const { readRate } = require("./read-rate.js");'],
    ])("client and webhooks run on the machine's own Node, from a program of the type %s", async (type, load) => {
      const program = `${load} readRate("${mock.url}", "any-key").then((read) => console.log(JSON.stringify(read)));`;
      const args = ["--no-warnings", `--input-type=${type}`, "--eval", program];
      expect(JSON.parse(await runIn(partner, "node", args, findMachineNode()))).toEqual(READ);
    });

    it("client and webhooks run in a bundle with nothing but what browsers have", async () => {
      const { outputFiles } = await build({
        ...{ entryPoints: [join(partner, "read-rate.js")], bundle: true, write: false },
        ...{ platform: "browser", format: "iife", globalName: "page" },
      });
      const browser = createContext({
        ...{ AbortController, AbortSignal, crypto, fetch, FormData, Headers, Request, Response, TextEncoder, URL },
        ...{ setTimeout, clearTimeout },
      });
      const read = runInContext(`${outputFiles[0]?.text}; page.readRate("${mock.url}", "any-key")`, browser);
      expect(await read).toEqual(READ);
    });
  });
});
