import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { header } from "../code/header.ts";
import { findStale } from "../find-stale.ts";
import { writeStale } from "../write-stale.ts";

const generated = `${header({ source: "openapi/svc.yaml" })}export {};\n`;
const files = new Map([["generated/kept.ts", generated]]);
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "stale-"));
  mkdirSync(join(root, "generated"));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(name: string, text: string): void {
  writeFileSync(join(root, "generated", name), text);
}

it("finds a missing file, and writes it", () => {
  expect(findStale(root, files)).toEqual([{ path: "generated/kept.ts", reason: "missing" }]);
  writeStale(root, files, findStale(root, files));
  expect(findStale(root, files)).toEqual([]);
});

it("finds an outdated file, and writes it anew", () => {
  write("kept.ts", "export const old = true;\n");
  expect(findStale(root, files)).toEqual([{ path: "generated/kept.ts", reason: "outdated" }]);
  writeStale(root, files, findStale(root, files));
  expect(readFileSync(join(root, "generated/kept.ts"), "utf8")).toBe(generated);
});

it("finds a file that it has made earlier and makes no more, and removes it", () => {
  write("kept.ts", generated);
  write("gone.ts", generated);
  expect(findStale(root, files)).toEqual([{ path: "generated/gone.ts", reason: "no longer generated" }]);
  writeStale(root, files, findStale(root, files));
  expect(existsSync(join(root, "generated/gone.ts"))).toBe(false);
});

it("leaves alone what it has not made", () => {
  write("kept.ts", generated);
  write("foreign.ts", "export {};\n");
  writeStale(root, files, findStale(root, files));
  expect(existsSync(join(root, "generated/foreign.ts"))).toBe(true);
});

it("writes all there is to write when Ctrl-C comes in between", () => {
  const script = `
    import { writeStale } from ${JSON.stringify(new URL("../write-stale.ts", import.meta.url).href)};
    const files = new Map([["a.ts", "a"], ["b.ts", "b"]]);
    files.get = (path) => {
      process.kill(process.pid, "SIGINT");
      return path;
    };
    writeStale(${JSON.stringify(root)}, files, [...files.keys()].map((path) => ({ path, reason: "missing" })));
  `;
  const { signal, stderr } = spawnSync(process.execPath, ["--input-type=module", "--eval", script], {
    encoding: "utf8",
  });
  expect({ signal, stderr }).toEqual({ signal: null, stderr: "" });
  expect(["a.ts", "b.ts"].map((path) => readFileSync(join(root, path), "utf8"))).toEqual(["a.ts", "b.ts"]);
});
