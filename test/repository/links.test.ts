import { existsSync, globSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { readText, root } from "../support/workspace.ts";

const FOLDERS = [".", "docs/**", "openapi/**", "packages/*", "packages/*/docs", "test/**"];
const pages = globSync(
  FOLDERS.map((folder) => `${folder}/*.md`),
  { cwd: root },
).sort();

it.each(pages)("every relative link of %s leads to a file", (page) => {
  const links = [...readText(page).matchAll(/\]\(([^)\s#]+)[^)]*\)/g)].map(([, target = ""]) => target);
  const relative = links.filter((target) => !/^[a-z]+:/.test(target));
  expect(relative.filter((target) => !existsSync(join(root, dirname(page), target)))).toEqual([]);
});
