import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { rules } from "../../openapi/lint/rules.ts";
import { readText, root } from "../support/workspace.ts";
import { lintWith } from "./lint-with.ts";

const names = Object.keys(rules);

it.each(names)("%s finds nothing in the good description", (name) => {
  expect(lintWith(name)({})).toEqual([]);
});

it.each(names)("%s has tests that show it fire", (name) => {
  expect(existsSync(join(root, "test/lint", `${name}.test.ts`))).toBe(true);
});

it("redocly.yaml switches on every rule, as an error, and no others of ours", () => {
  const settings = Object.entries(parse(readText("redocly.yaml")).rules).filter(([name]) => name.startsWith("svc/"));
  expect(Object.fromEntries(settings)).toEqual(Object.fromEntries(names.map((name) => [`svc/${name}`, "error"])));
});
