import { expect, test } from "vitest";
import { readText } from "../../../../test/support/workspace.ts";
import { HELP } from "../../src/cli/help.ts";
import { operations } from "../../src/generated/operations.ts";

const readme = readText("packages/sandbox/README.md");
const rows = readme.split("\n").filter((line) => line.startsWith("| `"));

test("the README lists the options that --help lists, in the same order", () => {
  const listed = rows.flatMap((row) => /^\| `(--[^`]+)`/.exec(row)?.[1]?.replaceAll("\\", "") ?? []);
  const helped = [...HELP.matchAll(/^ {2}(--.+?)(?: {2,}|$)/gm)].map(([, option = ""]) => option);
  expect(listed).toEqual(helped);
});

test.each(
  [...HELP.matchAll(/^ {2}(--[\w-]+)[^\n]*\(default ([^;)\s]+)/gm)].map(([, option, value]) => [option, value]),
)("the README knows the default of %s, %s", (option, value) => {
  expect(
    rows
      .find((row) => row.startsWith(`| \`${option} `))
      ?.split(" | ")
      .at(-1),
  ).toBe(`${value} |`);
});

test("the README lists every call of the control API", () => {
  const listed = rows.flatMap((row) => {
    const [calls = ""] = row.split(" | ");
    const path = /(\/_sandbox\S*)`/.exec(calls)?.[1];
    return path === undefined ? [] : (calls.match(/GET|POST|DELETE/g) ?? []).map((method) => `${method} ${path}`);
  });
  const described = Object.values(operations).map(({ method, path }) => `${method} ${path}`);
  expect(listed.sort()).toEqual(described.sort());
});
