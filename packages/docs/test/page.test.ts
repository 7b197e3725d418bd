import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildDocs } from "../src/build-docs.ts";
import { finishPage } from "../src/page/finish-page.ts";

/** Redocly runs in processes of its own, on a machine that may be busy. */
const SLOW_MS = 60_000;

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "svc-docs-test-"));
  await Promise.all([buildDocs(join(folder, "first")), buildDocs(join(folder, "second"))]);
}, SLOW_MS);

afterAll(() => rm(folder, { recursive: true }));

function read(path: string): Promise<string> {
  return readFile(join(folder, path), "utf8");
}

describe("the built docs", () => {
  it.each(["index.html", "svc.json", "svc.yaml"])("come out the same every time: %s", async (file) => {
    expect((await read(`first/${file}`)) === (await read(`second/${file}`))).toBe(true);
  });

  it("offer the description as it is, without decorations", async () => {
    const description = await read("first/svc.json");
    expect(JSON.parse(description)).toMatchObject({ openapi: "3.1.0" });
    expect(description).not.toContain("x-badges");
    expect(await read("first/svc.yaml")).toMatch(/^openapi: 3\.1\.0$/m);
  });

  it("link to it", async () => {
    const page = await read("first/index.html");
    for (const file of ["svc.json", "svc.yaml"]) expect(page).toContain(`href="${file}"`);
  });

  it("forbid the browser to fetch anything, and Redoc to report", async () => {
    const page = await read("first/index.html");
    expect(page).toContain("default-src 'none'");
    expect(page).toContain('"disableTelemetry":true');
    expect(page).not.toMatch(/<(?:script|link|img|iframe)[^>]+(?:src|href)="(?:https?:)?\/\//);
  });
});

it("a page without the logo that we replace is looked at by a person", () => {
  expect(() => finishPage("<html></html>")).toThrow("finish-page.ts");
});
