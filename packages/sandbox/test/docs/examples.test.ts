import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { beforeAll, expect, test } from "vitest";
import { checkTypes } from "../../../../test/support/check-types.ts";
import { readText, root } from "../../../../test/support/workspace.ts";
import { readBlocks } from "./read-blocks.ts";

/** What vitest's JSON report says of each file. */
interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly assertionResults: readonly { readonly failureMessages: readonly string[] }[];
  }[];
}

const PAGES = [
  "README.md",
  "docs/first-ten-minutes.md",
  "docs/jump-in-time.md",
  "docs/run-in-your-tests.md",
  "docs/share-on-postgresql.md",
  "docs/simulate-a-failure.md",
];
const TIMEOUT_MS = 60_000;

const examples = PAGES.flatMap((page) =>
  readBlocks(page)
    .filter(({ language }) => language === "ts")
    .map(({ code }, index) => ({ name: `${page.replaceAll(/\W/g, "-")}-${index}`, code })),
);
let report: Report;

/** Runs the examples as a partner does who has copied them: as files of tests, by vitest. */
beforeAll(async () => {
  const reports = join(root, "reports");
  await mkdir(reports, { recursive: true });
  // Within the workspace, so that the packages are found.
  const folder = await mkdtemp(join(reports, "examples-"));
  for (const { name, code } of examples) await writeFile(join(folder, `${name}.test.ts`), code);
  const outputFile = join(folder, "report.json");
  const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith("VITEST"));
  await promisify(execFile)(
    process.execPath,
    [
      join(root, "node_modules/vitest/vitest.mjs"),
      "run",
      "--root",
      folder,
      "--reporter=json",
      "--outputFile",
      outputFile,
    ],
    { cwd: folder, env: Object.fromEntries(inherited) },
  ).catch(() => undefined);
  report = JSON.parse(await readFile(outputFile, "utf8"));
  await rm(folder, { recursive: true });
}, TIMEOUT_MS);

let problems: string[];
beforeAll(() => {
  problems = checkTypes(Object.fromEntries(examples.map(({ name, code }) => [name, code])));
}, TIMEOUT_MS);

test.each(examples)("the example $name passes", ({ name }) => {
  const result = report.testResults.find((file) => file.name.endsWith(`${name}.test.ts`));
  expect(result?.message).toBe("");
  expect(result?.assertionResults.length).toBeGreaterThan(0);
  expect(result?.assertionResults.flatMap(({ failureMessages }) => failureMessages)).toEqual([]);
});

test("the examples are right in their types", () => {
  expect(problems).toEqual([]);
});

test("the first example is a test of ten lines, and stands in the README of the repository too", () => {
  const [first] = readBlocks("README.md").filter(({ language }) => language === "ts");
  const [, body = ""] = /^test\(.*?\n(.*?)^\}\);$/ms.exec(first?.code ?? "") ?? [];
  expect(body.trim().split("\n")).toHaveLength(10);
  expect(readText("README.md")).toContain(`\`\`\`ts\n${first?.code}\`\`\``);
});
